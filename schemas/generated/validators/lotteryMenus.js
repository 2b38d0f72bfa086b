// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isLotteryMenus = validate0;
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.gameCode === void 0 || data.nodeId === void 0 || data.gameName === void 0 || data.vassalage === void 0 || data.showIcon === void 0 || data.everySeconds === void 0 || data.state === void 0 || data.gameCode !== void 0 && typeof data.gameCode != "string") return !1;
		if (data.nodeId !== void 0) {
			let data1 = data.nodeId;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1) || typeof data1 == "number" && (data1 < 1 || isNaN(data1))) return !1;
		}
		if (data.gameName !== void 0 && typeof data.gameName != "string" || data.vassalage !== void 0 && typeof data.vassalage != "string" || data.showIcon !== void 0 && typeof data.showIcon != "string") return !1;
		if (data.everySeconds !== void 0) {
			let data5 = data.everySeconds;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5) || typeof data5 == "number" && (data5 < 1 || isNaN(data5))) return !1;
		}
		if (data.state !== void 0) {
			let data6 = data.state;
			if (typeof data6 != "string" || data6 !== "open" && data6 !== "maintenance") return !1;
		}
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.groupCode === void 0 || data.groupName === void 0 || data.games === void 0 || data.groupCode !== void 0 && typeof data.groupCode != "string" || data.groupName !== void 0 && typeof data.groupName != "string") return !1;
		if (data.games !== void 0) {
			let data2 = data.games;
			if (Array.isArray(data2)) {
				let len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate4(data2[i0])) return !1;
			} else return !1;
		}
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
		if (data.value !== void 0) {
			let data1 = data.value;
			if (Array.isArray(data1)) {
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate3(data1[i0])) return !1;
			} else return !1;
		}
		if (data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
