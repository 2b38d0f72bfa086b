// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isHelpCenter = validate0;
const pattern0 = RegExp("^[a-z][a-z0-9-]*$", "u");
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) return !1;
		{
			let data0 = data.id;
			if (typeof data0 == "string") {
				if (!pattern0.test(data0)) return !1;
			} else return !1;
		}
		if (typeof data.title != "string" || typeof data.content != "string") return !1;
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.path != "string") return !1;
		{
			let data1 = data.sections;
			if (Array.isArray(data1)) {
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate4(data1[i0])) return !1;
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
