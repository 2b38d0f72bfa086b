// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isApplyPromotion = validate0;
function validate3(data) {
	return !(typeof data != "string" || data !== "JOIN" && data !== "APPLYING" && data !== "REJECTED" && data !== "ISSUED" && data !== "CLAIMED" && data !== "PROCESS" && data !== "SIGNED" && data !== "COMING_SOON" && data !== "CLOSE");
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
				if (!validate3(data1.status)) return !1;
			} else return !1;
		}
		if (data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
