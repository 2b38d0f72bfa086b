// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isEncryptionKeys = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.kty;
			if (typeof data0 != "string" || data0 !== "EC") return !1;
		}
		{
			let data1 = data.crv;
			if (typeof data1 != "string" || data1 !== "P-256") return !1;
		}
		if (typeof data.x != "string" || typeof data.y != "string" || typeof data.kid != "string") return !1;
		{
			let data5 = data.use;
			if (typeof data5 != "string" || data5 !== "enc") return !1;
		}
		{
			let data6 = data.alg;
			if (typeof data6 != "string" || data6 !== "ECDH-ES") return !1;
		}
	} else return !1;
	return !0;
}
function validate5(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.kty;
			if (typeof data0 != "string" || data0 !== "oct") return !1;
		}
		if (typeof data.k != "string" || typeof data.kid != "string") return !1;
		{
			let data3 = data.use;
			if (typeof data3 != "string" || data3 !== "enc") return !1;
		}
		{
			let data4 = data.alg;
			if (typeof data4 != "string" || data4 !== "A256GCM") return !1;
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
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				{
					let data2 = data1.keys;
					if (Array.isArray(data2)) {
						if (data2.length < 1) return !1;
						{
							let len0 = data2.length;
							for (let i0 = 0; i0 < len0; i0++) if (!validate3(data2[i0])) return !1;
						}
					} else return !1;
				}
				if (data1.paths !== void 0 && !validate5(data1.paths)) return !1;
			} else return !1;
		}
		if (data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
