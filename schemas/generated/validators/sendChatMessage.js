// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isSendChatMessage = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.id;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		if (typeof data.from != "string" || typeof data.text != "string") return !1;
		{
			let data3 = data.at;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3)) return !1;
		}
		if (typeof data.own != "boolean" || data.moderated !== void 0 && typeof data.moderated != "boolean") return !1;
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
