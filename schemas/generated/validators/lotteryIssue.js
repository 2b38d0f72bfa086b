// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isLotteryIssue = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.gameCode != "string" || typeof data.issue != "string") return !1;
		{
			let data2 = data.state;
			if (typeof data2 != "string" || data2 !== "open" && data2 !== "closed" && data2 !== "maintenance") return !1;
		}
		{
			let data3 = data.closeTime;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3)) return !1;
		}
		{
			let data4 = data.drawTime;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4)) return !1;
		}
		{
			let data5 = data.serverTime;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5)) return !1;
		}
		if (typeof data.nextIssue != "string" || typeof data.commitment != "string") return !1;
	} else return !1;
	return !0;
}
function validate2(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.success;
			if (typeof data0 != "boolean" || !0 !== data0) return !1;
		}
		if (!validate3(data.value) || data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
