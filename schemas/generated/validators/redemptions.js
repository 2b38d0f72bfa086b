// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isRedemptions = validate0;
function validate5(data) {
	return !(typeof data != "string" || data !== "process" && data !== "approved" && data !== "rejected");
}
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.redeemId;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		if (typeof data.rewardId != "string" || typeof data.name != "string" || typeof data.imageUrl != "string") return !1;
		{
			let data4 = data.quantity;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4) || typeof data4 == "number" && (data4 < 1 || isNaN(data4))) return !1;
		}
		{
			let data5 = data.points;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5) || typeof data5 == "number" && (data5 < 1 || isNaN(data5))) return !1;
		}
		if (!validate5(data.status)) return !1;
		{
			let data7 = data.createdAt;
			if (typeof data7 != "number" || data7 % 1 || isNaN(data7)) return !1;
		}
		if (data.decidedAt !== void 0) {
			let data8 = data.decidedAt;
			if (typeof data8 != "number" || data8 % 1 || isNaN(data8)) return !1;
		}
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.content;
			if (Array.isArray(data0)) {
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate4(data0[i0])) return !1;
			} else return !1;
		}
		{
			let data2 = data.pageNum;
			if (typeof data2 != "number" || data2 % 1 || isNaN(data2) || typeof data2 == "number" && (data2 < 1 || isNaN(data2))) return !1;
		}
		{
			let data3 = data.totalPages;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3) || typeof data3 == "number" && (data3 < 0 || isNaN(data3))) return !1;
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
