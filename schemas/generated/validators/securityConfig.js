// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isSecurityConfig = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.info === void 0) return !1;
		if (data.info !== void 0) {
			let data0 = data.info;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.securityQuestions === void 0 || data0.idVerification === void 0) return !1;
				if (data0.securityQuestions !== void 0) {
					let data1 = data0.securityQuestions;
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.enabled === void 0 || data1.isComplete === void 0 || data1.enabled !== void 0 && typeof data1.enabled != "boolean" || data1.isComplete !== void 0 && typeof data1.isComplete != "boolean") return !1;
					} else return !1;
				}
				if (data0.idVerification !== void 0) {
					let data4 = data0.idVerification;
					if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
						if (data4.enabled === void 0 || data4.isComplete === void 0 || data4.status === void 0 || data4.enabled !== void 0 && typeof data4.enabled != "boolean" || data4.isComplete !== void 0 && typeof data4.isComplete != "boolean") return !1;
						if (data4.status !== void 0) {
							let data7 = data4.status;
							if (typeof data7 != "string" || data7 !== "N" && data7 !== "P" && data7 !== "A" && data7 !== "R") return !1;
						}
					} else return !1;
				}
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
