// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isWhitelabel = validate0;
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
