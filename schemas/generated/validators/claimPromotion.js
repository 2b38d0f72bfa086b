// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isClaimPromotion = validate0;
const pattern0 = RegExp("^[A-Z]{3}$", "u");
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.currency === void 0) return !1;
		{
			let data0 = data.amount;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0)) return !1;
		}
		{
			let data1 = data.currency;
			if (typeof data1 == "string") {
				if (!pattern0.test(data1)) return !1;
			} else return !1;
		}
		{
			let data2 = data.balance;
			if (typeof data2 != "number" || data2 % 1 || isNaN(data2)) return !1;
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
