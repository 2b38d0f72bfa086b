// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isSecurityConfig = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let data0 = data.info;
		if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
			{
				let data1 = data0.securityQuestions;
				if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
					if (typeof data1.enabled != "boolean" || typeof data1.isComplete != "boolean") return !1;
				} else return !1;
			}
			{
				let data4 = data0.idVerification;
				if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
					if (typeof data4.enabled != "boolean" || typeof data4.isComplete != "boolean") return !1;
					{
						let data7 = data4.status;
						if (typeof data7 != "string" || data7 !== "N" && data7 !== "P" && data7 !== "A" && data7 !== "R") return !1;
					}
				} else return !1;
			}
		} else return !1;
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
