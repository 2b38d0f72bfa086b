// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isClaimMissionReward = validate0;
const pattern0 = RegExp("^[A-Z]{3}$", "u");
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.kind;
			if (typeof data0 != "string" || data0 !== "points" && data0 !== "money") return !1;
		}
		{
			let data1 = data.amount;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1) || typeof data1 == "number" && (data1 < 1 || isNaN(data1))) return !1;
		}
		if (data.currency !== void 0) {
			let data2 = data.currency;
			if (typeof data2 == "string") {
				if (!pattern0.test(data2)) return !1;
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
			let data1 = data.value;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (!validate3(data1.reward)) return !1;
			} else return !1;
		}
		if (data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
