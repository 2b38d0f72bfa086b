// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isChatModels = validate0;
const pattern0 = RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.modelId === void 0) return !1;
		{
			let data0 = data.modelId;
			if (typeof data0 == "string") {
				if (!pattern0.test(data0)) return !1;
			} else return !1;
		}
		if (typeof data.name != "string" || typeof data.online != "boolean") return !1;
	} else return !1;
	return !0;
}
function validate2(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.success;
			if (typeof data0 != "boolean" || !0 !== data0) return !1;
		}
		{
			let data1 = data.value;
			if (Array.isArray(data1)) {
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate3(data1[i0])) return !1;
			} else return !1;
		}
		if (data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
