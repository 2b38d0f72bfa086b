// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isOpenedDraws = validate0;
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.gameCode === void 0 || data.issue === void 0 || data.status === void 0 || data.drawTime === void 0 || data.numbers === void 0 || data.prizes === void 0 || data.seed === void 0 || data.commitment === void 0 || data.gameCode !== void 0 && typeof data.gameCode != "string" || data.issue !== void 0 && typeof data.issue != "string") return !1;
		if (data.status !== void 0) {
			let data2 = data.status;
			if (typeof data2 != "string" || data2 !== "opened" && data2 !== "cancelled") return !1;
		}
		if (data.drawTime !== void 0) {
			let data3 = data.drawTime;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3)) return !1;
		}
		if (data.numbers !== void 0) {
			let data4 = data.numbers;
			if (Array.isArray(data4)) {
				let len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] != "string") return !1;
			} else return !1;
		}
		if (data.prizes !== void 0) {
			let data6 = data.prizes;
			if (Array.isArray(data6)) {
				let len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data7 = data6[i1];
					if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
						if (data7.code === void 0 || data7.name === void 0 || data7.numbers === void 0 || data7.code !== void 0 && typeof data7.code != "string" || data7.name !== void 0 && typeof data7.name != "string") return !1;
						if (data7.numbers !== void 0) {
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
		if (data.seed !== void 0 && typeof data.seed != "string" || data.commitment !== void 0 && typeof data.commitment != "string") return !1;
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
		if (data.value !== void 0) {
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
