// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isOpenedDraws = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.gameCode != "string" || typeof data.issue != "string") return !1;
		{
			let data2 = data.status;
			if (typeof data2 != "string" || data2 !== "opened" && data2 !== "cancelled") return !1;
		}
		{
			let data3 = data.drawTime;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3)) return !1;
		}
		{
			let data4 = data.numbers;
			if (Array.isArray(data4)) {
				let len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] != "string") return !1;
			} else return !1;
		}
		{
			let data6 = data.prizes;
			if (Array.isArray(data6)) {
				let len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data7 = data6[i1];
					if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
						if (typeof data7.code != "string" || typeof data7.name != "string") return !1;
						{
							let data10 = data7.numbers;
							if (Array.isArray(data10)) {
								let len2 = data10.length;
								for (let i2 = 0; i2 < len2; i2++) if (typeof data10[i2] != "string") return !1;
							} else return !1;
						}
					} else return !1;
				}
			} else return !1;
		}
		if (typeof data.seed != "string" || typeof data.commitment != "string") return !1;
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
