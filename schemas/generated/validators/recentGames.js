// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isRecentGames = validate0;
function validate5(data) {
	return !(typeof data != "string" || data !== "RNG" && data !== "LIVE" && data !== "FISH" && data !== "PVP" && data !== "SPORTS" && data !== "ESPORTS" && data !== "LOTT" && data !== "ELOTT" && data !== "BG");
}
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.nodeId;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		if (data.nodeName !== void 0 && typeof data.nodeName != "string" || data.gameName !== void 0 && typeof data.gameName != "string" || typeof data.vassalage != "string" || !validate5(data.gameType) || typeof data.gameCode != "string" || data.displayName !== void 0 && typeof data.displayName != "string" || data.showIcon !== void 0 && typeof data.showIcon != "string" || data.iconUrl !== void 0 && typeof data.iconUrl != "string" || data.url !== void 0 && typeof data.url != "string" || data.lagerIcon !== void 0 && typeof data.lagerIcon != "string") return !1;
		{
			let data11 = data.isHot;
			if (typeof data11 != "number" || data11 % 1 || isNaN(data11) || data11 !== 0 && data11 !== 1) return !1;
		}
		if (data.isGame !== void 0 && typeof data.isGame != "string" || data.releasedOn !== void 0 && typeof data.releasedOn != "string" || data.opens !== void 0 && typeof data.opens != "string") return !1;
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.content;
			if (Array.isArray(data0)) {
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate4(data0[i0])) return !1;
			} else return !1;
		}
		{
			let data2 = data.pageNum;
			if (typeof data2 != "number" || data2 % 1 || isNaN(data2) || typeof data2 == "number" && (data2 < 1 || isNaN(data2))) return !1;
		}
		{
			let data3 = data.totalPages;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3) || typeof data3 == "number" && (data3 < 0 || isNaN(data3))) return !1;
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
		if (!validate3(data.value) || data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
