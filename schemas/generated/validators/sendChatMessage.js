// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isSendChatMessage = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || data.from === void 0 || data.text === void 0 || data.at === void 0 || data.own === void 0) return !1;
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		if (data.from !== void 0 && typeof data.from != "string" || data.text !== void 0 && typeof data.text != "string") return !1;
		if (data.at !== void 0) {
			let data3 = data.at;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3)) return !1;
		}
		if (data.own !== void 0 && typeof data.own != "boolean" || data.moderated !== void 0 && typeof data.moderated != "boolean") return !1;
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
