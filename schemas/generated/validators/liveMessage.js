// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isLiveMessage = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.stream != "string") return !1;
		{
			let data1 = data.id;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1) || typeof data1 == "number" && (data1 < 0 || isNaN(data1))) return !1;
		}
		if (typeof data.complete != "boolean") return !1;
	} else return !1;
	return !0;
}
function validate5(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.id;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		{
			let data1 = data.previous;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1) || typeof data1 == "number" && (data1 < 0 || isNaN(data1))) return !1;
		}
		{
			let data2 = data.at;
			if (typeof data2 != "number" || data2 % 1 || isNaN(data2)) return !1;
		}
		if (typeof data.topic != "string") return !1;
		{
			let data4 = data.data;
			if (!data4 || typeof data4 != "object" || Array.isArray(data4)) return !1;
		}
	} else return !1;
	return !0;
}
function validate7(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let data0 = data.id;
		if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 0 || isNaN(data0))) return !1;
	} else return !1;
	return !0;
}
function validate9(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let data0 = data.reason;
		if (typeof data0 != "string" || data0 !== "not_logged_in" && data0 !== "logged_in_elsewhere") return !1;
	} else return !1;
	return !0;
}
function validate2(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.welcome !== void 0 && !validate3(data.welcome) || data.event !== void 0 && !validate5(data.event) || data.beat !== void 0 && !validate7(data.beat) || data.end !== void 0 && !validate9(data.end)) return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
