// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isOidcLogin = validate0;
function validate5(data) {
	return !(typeof data != "number" || data % 1 || isNaN(data) || data !== 0 && data !== 1 && data !== 2 && data !== 4 && data !== 41 && data !== 42);
}
const pattern0 = RegExp("^[A-Z]{3}$", "u");
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.currency === void 0) return !1;
		{
			let data0 = data.id;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		if (typeof data.account != "string" || typeof data.nickname != "string" || !validate5(data.type)) return !1;
		{
			let data4 = data.balance;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4)) return !1;
		}
		{
			let data5 = data.currency;
			if (typeof data5 == "string") {
				if (!pattern0.test(data5)) return !1;
			} else return !1;
		}
		if (typeof data.vipLabel != "string") return !1;
		{
			let data7 = data.unreadMessages;
			if (typeof data7 != "number" || data7 % 1 || isNaN(data7) || typeof data7 == "number" && (data7 < 0 || isNaN(data7))) return !1;
		}
		{
			let data8 = data.availablePromos;
			if (typeof data8 != "number" || data8 % 1 || isNaN(data8) || typeof data8 == "number" && (data8 < 0 || isNaN(data8))) return !1;
		}
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.token === void 0) return !1;
		{
			let data0 = data.token;
			if (typeof data0 == "string") {
				if (data0.length < 1) return !1;
			} else return !1;
		}
		if (typeof data.firstTimeLogin != "boolean" || typeof data.passwordExpired != "boolean" || !validate4(data.userInfo)) return !1;
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
