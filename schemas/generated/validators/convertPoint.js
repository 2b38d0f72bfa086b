// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isConvertPoint = validate0;
const pattern0 = RegExp("^[A-Z]{3}$", "u");
function validate2(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.success;
			if (typeof data0 != "boolean" || !0 !== data0) return !1;
		}
		{
			let data1 = data.value;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.currency === void 0) return !1;
				{
					let data2 = data1.currentPoints;
					if (typeof data2 != "number" || data2 % 1 || isNaN(data2) || typeof data2 == "number" && (data2 < 0 || isNaN(data2))) return !1;
				}
				{
					let data3 = data1.amount;
					if (typeof data3 != "number" || data3 % 1 || isNaN(data3) || typeof data3 == "number" && (data3 < 1 || isNaN(data3))) return !1;
				}
				{
					let data4 = data1.balance;
					if (typeof data4 != "number" || data4 % 1 || isNaN(data4)) return !1;
				}
				{
					let data5 = data1.currency;
					if (typeof data5 == "string") {
						if (!pattern0.test(data5)) return !1;
					} else return !1;
				}
			} else return !1;
		}
		if (data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
