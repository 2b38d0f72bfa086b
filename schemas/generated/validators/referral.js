// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isReferral = validate0;
const pattern0 = RegExp("^[0-9A-Z]{4,16}$", "u"), pattern1 = RegExp("^[A-Z]{3}$", "u");
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.kind;
			if (typeof data0 != "string" || data0 !== "points" && data0 !== "money") return !1;
		}
		{
			let data1 = data.amount;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1) || typeof data1 == "number" && (data1 < 1 || isNaN(data1))) return !1;
		}
		if (data.currency !== void 0) {
			let data2 = data.currency;
			if (typeof data2 == "string") {
				if (!pattern1.test(data2)) return !1;
			} else return !1;
		}
	} else return !1;
	return !0;
}
function validate6(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.account != "string") return !1;
		{
			let data1 = data.joinedAt;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1)) return !1;
		}
		{
			let data2 = data.state;
			if (typeof data2 != "string" || data2 !== "joined" && data2 !== "playing" && data2 !== "rewarded") return !1;
		}
		if (data.reward !== void 0 && !validate4(data.reward)) return !1;
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.referralCode === void 0 || data.currency === void 0) return !1;
		{
			let data0 = data.referralCode;
			if (typeof data0 == "string") {
				if (!pattern0.test(data0)) return !1;
			} else return !1;
		}
		if (!validate4(data.reward)) return !1;
		{
			let data2 = data.goal;
			if (typeof data2 != "number" || data2 % 1 || isNaN(data2) || typeof data2 == "number" && (data2 < 1 || isNaN(data2))) return !1;
		}
		{
			let data3 = data.currency;
			if (typeof data3 == "string") {
				if (!pattern1.test(data3)) return !1;
			} else return !1;
		}
		{
			let data4 = data.invited;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4) || typeof data4 == "number" && (data4 < 0 || isNaN(data4))) return !1;
		}
		{
			let data5 = data.rewarded;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5) || typeof data5 == "number" && (data5 < 0 || isNaN(data5))) return !1;
		}
		{
			let data6 = data.friends;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				{
					let data7 = data6.content;
					if (Array.isArray(data7)) {
						let len0 = data7.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate6(data7[i0])) return !1;
					} else return !1;
				}
				{
					let data9 = data6.pageNum;
					if (typeof data9 != "number" || data9 % 1 || isNaN(data9) || typeof data9 == "number" && (data9 < 1 || isNaN(data9))) return !1;
				}
				{
					let data10 = data6.totalPages;
					if (typeof data10 != "number" || data10 % 1 || isNaN(data10) || typeof data10 == "number" && (data10 < 0 || isNaN(data10))) return !1;
				}
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
