// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isRankList = validate0;
function validate4(data) {
	return !(typeof data != "string" || data !== "RNG" && data !== "LIVE" && data !== "FISH" && data !== "PVP" && data !== "SPORTS" && data !== "ESPORTS" && data !== "LOTT" && data !== "ELOTT" && data !== "BG");
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let data0 = data.vo;
		if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
			{
				let data1 = data0.id;
				if (typeof data1 != "number" || data1 % 1 || isNaN(data1)) return !1;
			}
			{
				let data2 = data0.winAmount;
				if (typeof data2 != "number" || data2 % 1 || isNaN(data2)) return !1;
			}
			if (typeof data0.currency != "string" || typeof data0.account != "string") return !1;
			{
				let data5 = data0.nodeId;
				if (typeof data5 != "number" || data5 % 1 || isNaN(data5)) return !1;
			}
			if (typeof data0.nodeName != "string" || typeof data0.vassalage != "string" || !validate4(data0.gameType) || typeof data0.gameCode != "string" || typeof data0.showIcon != "string") return !1;
		} else return !1;
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
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				let data2 = data1.list;
				if (Array.isArray(data2)) {
					let len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) if (!validate3(data2[i0])) return !1;
				} else return !1;
			} else return !1;
		}
		if (data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
