// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isBotChallenge = validate0;
const pattern0 = RegExp("^[0-9a-f]+$", "u"), pattern2 = RegExp("^[0-9a-f]{1,8}$", "u");
function validate5(data) {
	return !(typeof data != "string" || data !== "login" && data !== "register" && data !== "sms");
}
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.nonce === void 0 || data.salt === void 0 || data.keyPrefix === void 0) return !1;
		for (let key0 in data) if (key0 !== "algorithm" && key0 !== "nonce" && key0 !== "salt" && key0 !== "cost" && key0 !== "keyLength" && key0 !== "keyPrefix" && key0 !== "expiresAt" && key0 !== "data") return !1;
		{
			let data0 = data.algorithm;
			if (typeof data0 != "string" || data0 !== "PBKDF2/SHA-256") return !1;
		}
		{
			let data1 = data.nonce;
			if (typeof data1 == "string") {
				if (data1.length > 128 || !pattern0.test(data1)) return !1;
			} else return !1;
		}
		{
			let data2 = data.salt;
			if (typeof data2 == "string") {
				if (data2.length > 128 || !pattern0.test(data2)) return !1;
			} else return !1;
		}
		{
			let data3 = data.cost;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3) || typeof data3 == "number" && (data3 > 1e6 || isNaN(data3) || data3 < 1 || isNaN(data3))) return !1;
		}
		{
			let data4 = data.keyLength;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4) || typeof data4 == "number" && (data4 > 64 || isNaN(data4) || data4 < 1 || isNaN(data4))) return !1;
		}
		{
			let data5 = data.keyPrefix;
			if (typeof data5 == "string") {
				if (!pattern2.test(data5)) return !1;
			} else return !1;
		}
		{
			let data6 = data.expiresAt;
			if (typeof data6 != "number" || data6 % 1 || isNaN(data6) || typeof data6 == "number" && (data6 < 0 || isNaN(data6))) return !1;
		}
		{
			let data7 = data.data;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (let key1 in data7) if (key1 !== "action") return !1;
				if (!validate5(data7.action)) return !1;
			} else return !1;
		}
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.signature === void 0) return !1;
		for (let key0 in data) if (key0 !== "parameters" && key0 !== "signature") return !1;
		if (!validate4(data.parameters)) return !1;
		{
			let data1 = data.signature;
			if (typeof data1 == "string") {
				if (data1.length > 128) return !1;
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
