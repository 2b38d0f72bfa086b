// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isCustomerSecurityQuestion = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.question === void 0) return !1;
		{
			let data0 = data.question;
			if (typeof data0 == "string") {
				if (data0.length < 1) return !1;
			} else return !1;
		}
		{
			let data1 = data.questionId;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1) || typeof data1 == "number" && (data1 < 1 || isNaN(data1))) return !1;
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
