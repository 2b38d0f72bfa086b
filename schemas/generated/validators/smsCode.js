// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isSmsCode = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.expiredMinutes === void 0) return !1;
		{
			let data0 = data.expiredMinutes;
			if (typeof data0 == "number") {
				if (data0 > 1440 || isNaN(data0) || data0 <= 0 || isNaN(data0)) return !1;
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
		if (!validate3(data.value) || data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
