// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isRoomList = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.roomId === void 0 || data.gameCode === void 0 || data.name === void 0 || data.minBet === void 0 || data.maxBet === void 0 || data.currency === void 0 || data.players === void 0 || data.open === void 0 || data.roomId !== void 0 && typeof data.roomId != "string" || data.gameCode !== void 0 && typeof data.gameCode != "string" || data.name !== void 0 && typeof data.name != "string") return !1;
		if (data.minBet !== void 0) {
			let data3 = data.minBet;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3) || typeof data3 == "number" && (data3 < 0 || isNaN(data3))) return !1;
		}
		if (data.maxBet !== void 0) {
			let data4 = data.maxBet;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4) || typeof data4 == "number" && (data4 < 0 || isNaN(data4))) return !1;
		}
		if (data.currency !== void 0 && typeof data.currency != "string") return !1;
		if (data.players !== void 0) {
			let data6 = data.players;
			if (typeof data6 != "number" || data6 % 1 || isNaN(data6) || typeof data6 == "number" && (data6 < 0 || isNaN(data6))) return !1;
		}
		if (data.open !== void 0 && typeof data.open != "boolean") return !1;
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
