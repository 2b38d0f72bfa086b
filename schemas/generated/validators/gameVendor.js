// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isGameVendor = validate0;
function validate4(data) {
	return !(typeof data != "string" || data !== "RNG" && data !== "LIVE" && data !== "FISH" && data !== "PVP" && data !== "SPORTS" && data !== "ESPORTS" && data !== "LOTT" && data !== "ELOTT" && data !== "BG");
}
function validate6(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.vassalage != "string" || typeof data.displayName != "string" || !validate4(data.gameType) || typeof data.icon != "string") return !1;
		{
			let data4 = data.gameCount;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4) || typeof data4 == "number" && (data4 < 0 || isNaN(data4))) return !1;
		}
		if (data.isGame !== void 0 && typeof data.isGame != "string" || data.opens !== void 0 && typeof data.opens != "string") return !1;
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (!validate4(data.title)) return !1;
		{
			let data1 = data.cards;
			if (Array.isArray(data1)) {
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate6(data1[i0])) return !1;
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
			let data1 = data.data;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				let data2 = data1.lanes;
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
