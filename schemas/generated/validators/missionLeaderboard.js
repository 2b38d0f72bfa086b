// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isMissionLeaderboard = validate0;
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.place;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		if (typeof data.account != "string") return !1;
		{
			let data2 = data.stars;
			if (typeof data2 != "number" || data2 % 1 || isNaN(data2) || typeof data2 == "number" && (data2 < 0 || isNaN(data2))) return !1;
		}
		if (typeof data.self != "boolean") return !1;
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.entries;
			if (Array.isArray(data0)) {
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate4(data0[i0])) return !1;
			} else return !1;
		}
		if (!validate4(data.own)) return !1;
		{
			let data3 = data.endsAt;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3)) return !1;
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
