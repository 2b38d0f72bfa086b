// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isRegisterSettings = validate0;
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.enabled === void 0 || data.required === void 0 || data.acceptedPattern === void 0 || data.minLength === void 0 || data.maxLength === void 0 || data.enabled !== void 0 && typeof data.enabled != "boolean" || data.required !== void 0 && typeof data.required != "boolean" || data.acceptedPattern !== void 0 && typeof data.acceptedPattern != "string") return !1;
		if (data.minLength !== void 0) {
			let data3 = data.minLength;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3) || typeof data3 == "number" && (data3 < 0 || isNaN(data3))) return !1;
		}
		if (data.maxLength !== void 0) {
			let data4 = data.maxLength;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4) || typeof data4 == "number" && (data4 < 0 || isNaN(data4))) return !1;
		}
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.username === void 0 || data.password === void 0 || data.payeeName === void 0 || data.paymentPassword === void 0 || data.qqNum === void 0 || data.line === void 0 || data.whatsapp === void 0 || data.facebook === void 0 || data.wechat === void 0 || data.idNumber === void 0 || data.email === void 0 || data.mobileNum === void 0 || data.birthday === void 0 || data.affiliateCode === void 0 || data.captcha === void 0 || data.recommenderId === void 0 || data.username !== void 0 && !validate4(data.username) || data.password !== void 0 && !validate4(data.password) || data.payeeName !== void 0 && !validate4(data.payeeName) || data.paymentPassword !== void 0 && !validate4(data.paymentPassword) || data.qqNum !== void 0 && !validate4(data.qqNum) || data.line !== void 0 && !validate4(data.line) || data.whatsapp !== void 0 && !validate4(data.whatsapp) || data.facebook !== void 0 && !validate4(data.facebook) || data.wechat !== void 0 && !validate4(data.wechat) || data.idNumber !== void 0 && !validate4(data.idNumber) || data.email !== void 0 && !validate4(data.email) || data.mobileNum !== void 0 && !validate4(data.mobileNum) || data.birthday !== void 0 && !validate4(data.birthday) || data.affiliateCode !== void 0 && !validate4(data.affiliateCode) || data.captcha !== void 0 && !validate4(data.captcha) || data.recommenderId !== void 0 && !validate4(data.recommenderId)) return !1;
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
		if (data.value !== void 0 && !validate3(data.value) || data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
