// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isLotteryIssue = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.gameCode === void 0 || data.issue === void 0 || data.state === void 0 || data.closeTime === void 0 || data.drawTime === void 0 || data.serverTime === void 0 || data.nextIssue === void 0 || data.commitment === void 0 || data.gameCode !== void 0 && typeof data.gameCode != "string" || data.issue !== void 0 && typeof data.issue != "string") return !1;
		if (data.state !== void 0) {
			let data2 = data.state;
			if (typeof data2 != "string" || data2 !== "open" && data2 !== "closed" && data2 !== "maintenance") return !1;
		}
		if (data.closeTime !== void 0) {
			let data3 = data.closeTime;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3)) return !1;
		}
		if (data.drawTime !== void 0) {
			let data4 = data.drawTime;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4)) return !1;
		}
		if (data.serverTime !== void 0) {
			let data5 = data.serverTime;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5)) return !1;
		}
		if (data.nextIssue !== void 0 && typeof data.nextIssue != "string" || data.commitment !== void 0 && typeof data.commitment != "string") return !1;
	} else return !1;
	return !0;
}
function validate2(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.success === void 0 || data.value === void 0) return !1;
		if (data.success !== void 0) {
			let data0 = data.success;
			if (typeof data0 != "boolean" || !0 !== data0) return !1;
		}
		if (data.value !== void 0 && !validate3(data.value) || data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
