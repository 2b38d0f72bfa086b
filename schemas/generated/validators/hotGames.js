// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isHotGames = validate0;
function validate4(data) {
	return !(typeof data != "string" || data !== "RNG" && data !== "LIVE" && data !== "FISH" && data !== "PVP" && data !== "SPORTS" && data !== "ESPORTS" && data !== "LOTT" && data !== "ELOTT" && data !== "BG");
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.nodeId === void 0 || data.nodeName === void 0 || data.vassalage === void 0 || data.gameType === void 0 || data.gameCode === void 0 || data.displayName === void 0 || data.showIcon === void 0 || data.isHot === void 0) return !1;
		if (data.nodeId !== void 0) {
			let data0 = data.nodeId;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		if (data.nodeName !== void 0 && typeof data.nodeName != "string" || data.gameName !== void 0 && typeof data.gameName != "string" || data.vassalage !== void 0 && typeof data.vassalage != "string" || data.gameType !== void 0 && !validate4(data.gameType) || data.gameCode !== void 0 && typeof data.gameCode != "string" || data.displayName !== void 0 && typeof data.displayName != "string" || data.showIcon !== void 0 && typeof data.showIcon != "string") return !1;
		if (data.isHot !== void 0) {
			let data8 = data.isHot;
			if (typeof data8 != "number" || data8 % 1 || isNaN(data8) || data8 !== 0 && data8 !== 1) return !1;
		}
		if (data.isGame !== void 0 && typeof data.isGame != "string" || data.releasedOn !== void 0 && typeof data.releasedOn != "string" || data.opens !== void 0 && typeof data.opens != "string") return !1;
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
