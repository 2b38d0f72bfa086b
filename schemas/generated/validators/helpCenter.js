// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isHelpCenter = validate0;
const pattern0 = RegExp("^[a-z][a-z0-9-]*$", "u");
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || data.title === void 0 || data.content === void 0) return !1;
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 == "string") {
				if (!pattern0.test(data0)) return !1;
			} else return !1;
		}
		if (data.title !== void 0 && typeof data.title != "string" || data.content !== void 0 && typeof data.content != "string") return !1;
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0 || data.sections === void 0 || data.path !== void 0 && typeof data.path != "string") return !1;
		if (data.sections !== void 0) {
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
