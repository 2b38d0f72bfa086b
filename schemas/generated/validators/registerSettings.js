// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isRegisterSettings = validate0;
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.enabled != "boolean" || typeof data.required != "boolean" || typeof data.acceptedPattern != "string") return !1;
		{
			let data3 = data.minLength;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3) || typeof data3 == "number" && (data3 < 0 || isNaN(data3))) return !1;
		}
		{
			let data4 = data.maxLength;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4) || typeof data4 == "number" && (data4 < 0 || isNaN(data4))) return !1;
		}
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (!validate4(data.username) || !validate4(data.password) || !validate4(data.payeeName) || !validate4(data.paymentPassword) || !validate4(data.qqNum) || !validate4(data.line) || !validate4(data.whatsapp) || !validate4(data.facebook) || !validate4(data.wechat) || !validate4(data.idNumber) || !validate4(data.email) || !validate4(data.mobileNum) || !validate4(data.birthday) || !validate4(data.affiliateCode) || !validate4(data.captcha) || !validate4(data.recommenderId)) return !1;
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
