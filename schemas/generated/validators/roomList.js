// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isRoomList = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.roomId != "string" || typeof data.gameCode != "string" || typeof data.name != "string") return !1;
		{
			let data3 = data.minBet;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3) || typeof data3 == "number" && (data3 < 0 || isNaN(data3))) return !1;
		}
		{
			let data4 = data.maxBet;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4) || typeof data4 == "number" && (data4 < 0 || isNaN(data4))) return !1;
		}
		if (typeof data.currency != "string") return !1;
		{
			let data6 = data.players;
			if (typeof data6 != "number" || data6 % 1 || isNaN(data6) || typeof data6 == "number" && (data6 < 0 || isNaN(data6))) return !1;
		}
		if (typeof data.open != "boolean") return !1;
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
