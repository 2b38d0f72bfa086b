// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isOidcLogin = validate0;
function validate5(data) {
	return !(typeof data != "number" || data % 1 || isNaN(data) || data !== 0 && data !== 1 && data !== 2 && data !== 4 && data !== 41 && data !== 42);
}
const pattern0 = RegExp("^[A-Z]{3}$", "u");
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || data.account === void 0 || data.nickname === void 0 || data.type === void 0 || data.balance === void 0 || data.currency === void 0 || data.vipLabel === void 0 || data.unreadMessages === void 0 || data.availablePromos === void 0) return !1;
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		if (data.account !== void 0 && typeof data.account != "string" || data.nickname !== void 0 && typeof data.nickname != "string" || data.type !== void 0 && !validate5(data.type)) return !1;
		if (data.balance !== void 0) {
			let data4 = data.balance;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4)) return !1;
		}
		if (data.currency !== void 0) {
			let data5 = data.currency;
			if (typeof data5 == "string") {
				if (!pattern0.test(data5)) return !1;
			} else return !1;
		}
		if (data.vipLabel !== void 0 && typeof data.vipLabel != "string") return !1;
		if (data.unreadMessages !== void 0) {
			let data7 = data.unreadMessages;
			if (typeof data7 != "number" || data7 % 1 || isNaN(data7) || typeof data7 == "number" && (data7 < 0 || isNaN(data7))) return !1;
		}
		if (data.availablePromos !== void 0) {
			let data8 = data.availablePromos;
			if (typeof data8 != "number" || data8 % 1 || isNaN(data8) || typeof data8 == "number" && (data8 < 0 || isNaN(data8))) return !1;
		}
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.token === void 0 || data.firstTimeLogin === void 0 || data.passwordExpired === void 0 || data.userInfo === void 0) return !1;
		if (data.token !== void 0) {
			let data0 = data.token;
			if (typeof data0 == "string") {
				if (data0.length < 1) return !1;
			} else return !1;
		}
		if (data.firstTimeLogin !== void 0 && typeof data.firstTimeLogin != "boolean" || data.passwordExpired !== void 0 && typeof data.passwordExpired != "boolean" || data.userInfo !== void 0 && !validate4(data.userInfo)) return !1;
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
