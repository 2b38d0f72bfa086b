// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isPlaceLotteryBets = validate0;
function validate5(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.code != "string" || typeof data.name != "string") return !1;
	} else return !1;
	return !0;
}
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.betId;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		if (typeof data.gameCode != "string" || typeof data.gameName != "string" || typeof data.issue != "string" || typeof data.kind != "string" || typeof data.kindName != "string") return !1;
		{
			let data6 = data.selection;
			if (Array.isArray(data6)) {
				let len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate5(data6[i0])) return !1;
			} else return !1;
		}
		{
			let data8 = data.stake;
			if (typeof data8 != "number" || data8 % 1 || isNaN(data8)) return !1;
		}
		{
			let data9 = data.odds;
			if (typeof data9 != "number" || data9 % 1 || isNaN(data9)) return !1;
		}
		{
			let data10 = data.state;
			if (typeof data10 != "string" || data10 !== "open" && data10 !== "won" && data10 !== "lost" && data10 !== "refunded") return !1;
		}
		{
			let data11 = data.win;
			if (typeof data11 != "number" || data11 % 1 || isNaN(data11)) return !1;
		}
		{
			let data12 = data.drawTime;
			if (typeof data12 != "number" || data12 % 1 || isNaN(data12)) return !1;
		}
		{
			let data13 = data.placedAt;
			if (typeof data13 != "number" || data13 % 1 || isNaN(data13)) return !1;
		}
		{
			let data14 = data.numbers;
			if (Array.isArray(data14)) {
				let len1 = data14.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data14[i1] != "string") return !1;
			} else return !1;
		}
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.bets;
			if (Array.isArray(data0)) {
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate4(data0[i0])) return !1;
			} else return !1;
		}
		{
			let data2 = data.balance;
			if (typeof data2 != "number" || data2 % 1 || isNaN(data2)) return !1;
		}
		if (typeof data.currency != "string") return !1;
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
