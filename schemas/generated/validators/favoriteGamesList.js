// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isFavoriteGamesList = validate0;
function validate5(data) {
	return !(typeof data != "string" || data !== "RNG" && data !== "LIVE" && data !== "FISH" && data !== "PVP" && data !== "SPORTS" && data !== "ESPORTS" && data !== "LOTT" && data !== "ELOTT" && data !== "BG");
}
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.nodeId === void 0 || data.nodeName === void 0 || data.vassalage === void 0 || data.gameType === void 0 || data.gameCode === void 0 || data.displayName === void 0 || data.showIcon === void 0 || data.isHot === void 0) return !1;
		if (data.nodeId !== void 0) {
			let data0 = data.nodeId;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		if (data.nodeName !== void 0 && typeof data.nodeName != "string" || data.gameName !== void 0 && typeof data.gameName != "string" || data.vassalage !== void 0 && typeof data.vassalage != "string" || data.gameType !== void 0 && !validate5(data.gameType) || data.gameCode !== void 0 && typeof data.gameCode != "string" || data.displayName !== void 0 && typeof data.displayName != "string" || data.showIcon !== void 0 && typeof data.showIcon != "string") return !1;
		if (data.isHot !== void 0) {
			let data8 = data.isHot;
			if (typeof data8 != "number" || data8 % 1 || isNaN(data8) || data8 !== 0 && data8 !== 1) return !1;
		}
		if (data.isGame !== void 0 && typeof data.isGame != "string" || data.releasedOn !== void 0 && typeof data.releasedOn != "string" || data.opens !== void 0 && typeof data.opens != "string") return !1;
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.content === void 0 || data.pageNum === void 0 || data.totalPages === void 0) return !1;
		if (data.content !== void 0) {
			let data0 = data.content;
			if (Array.isArray(data0)) {
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate4(data0[i0])) return !1;
			} else return !1;
		}
		if (data.pageNum !== void 0) {
			let data2 = data.pageNum;
			if (typeof data2 != "number" || data2 % 1 || isNaN(data2) || typeof data2 == "number" && (data2 < 1 || isNaN(data2))) return !1;
		}
		if (data.totalPages !== void 0) {
			let data3 = data.totalPages;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3) || typeof data3 == "number" && (data3 < 0 || isNaN(data3))) return !1;
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
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.favGameList === void 0 || data1.favGameList !== void 0 && !validate3(data1.favGameList)) return !1;
			} else return !1;
		}
		if (data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
