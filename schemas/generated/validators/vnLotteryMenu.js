// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isVnLotteryMenu = validate0;
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.gameCode != "string") return !1;
		{
			let data1 = data.nodeId;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1) || typeof data1 == "number" && (data1 < 1 || isNaN(data1))) return !1;
		}
		if (typeof data.gameName != "string" || typeof data.vassalage != "string" || typeof data.showIcon != "string") return !1;
		{
			let data5 = data.everySeconds;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5) || typeof data5 == "number" && (data5 < 1 || isNaN(data5))) return !1;
		}
		{
			let data6 = data.state;
			if (typeof data6 != "string" || data6 !== "open" && data6 !== "maintenance") return !1;
		}
		if (data.form !== void 0) {
			let data7 = data.form;
			if (typeof data7 != "string" || data7 !== "digits" && data7 !== "balls" && data7 !== "race" && data7 !== "dice" && data7 !== "regional") return !1;
		}
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.groupCode != "string" || typeof data.groupName != "string") return !1;
		{
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
		{
			let data0 = data.success;
			if (typeof data0 != "boolean" || !0 !== data0) return !1;
		}
		{
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
