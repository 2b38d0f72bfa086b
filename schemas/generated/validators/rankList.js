// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isRankList = validate0;
function validate4(data) {
	return !(typeof data != "string" || data !== "RNG" && data !== "LIVE" && data !== "FISH" && data !== "PVP" && data !== "SPORTS" && data !== "ESPORTS" && data !== "LOTT" && data !== "ELOTT" && data !== "BG");
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.vo === void 0) return !1;
		if (data.vo !== void 0) {
			let data0 = data.vo;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0 || data0.winAmount === void 0 || data0.currency === void 0 || data0.account === void 0 || data0.nodeId === void 0 || data0.nodeName === void 0 || data0.vassalage === void 0 || data0.gameType === void 0 || data0.gameCode === void 0 || data0.showIcon === void 0) return !1;
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 != "number" || data1 % 1 || isNaN(data1)) return !1;
				}
				if (data0.winAmount !== void 0) {
					let data2 = data0.winAmount;
					if (typeof data2 != "number" || data2 % 1 || isNaN(data2)) return !1;
				}
				if (data0.currency !== void 0 && typeof data0.currency != "string" || data0.account !== void 0 && typeof data0.account != "string") return !1;
				if (data0.nodeId !== void 0) {
					let data5 = data0.nodeId;
					if (typeof data5 != "number" || data5 % 1 || isNaN(data5)) return !1;
				}
				if (data0.nodeName !== void 0 && typeof data0.nodeName != "string" || data0.vassalage !== void 0 && typeof data0.vassalage != "string" || data0.gameType !== void 0 && !validate4(data0.gameType) || data0.gameCode !== void 0 && typeof data0.gameCode != "string" || data0.showIcon !== void 0 && typeof data0.showIcon != "string") return !1;
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
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.list === void 0) return !1;
				if (data1.list !== void 0) {
					let data2 = data1.list;
					if (Array.isArray(data2)) {
						let len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate3(data2[i0])) return !1;
					} else return !1;
				}
			} else return !1;
		}
		if (data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
