// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isModuleTree = validate0;
const wrapper0 = { validate: validate3 };
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.modId === void 0) return !1;
		{
			let data0 = data.modId;
			if (typeof data0 == "string") {
				if (data0.length < 1) return !1;
			} else return !1;
		}
		if (typeof data.enabled != "string") return !1;
		if (data.childrenNodes !== void 0) {
			let data2 = data.childrenNodes;
			if (Array.isArray(data2)) {
				let len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!wrapper0.validate(data2[i0])) return !1;
			} else return !1;
		}
	} else return !1;
	return !0;
}
function validate1(data) {
	if (Array.isArray(data)) {
		let len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate3(data[i0])) return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate1(data);
}
