// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isTeamOverview = validate0;
function validate4(data) {
	return !(typeof data != "string" || data !== "today" && data !== "7d" && data !== "month");
}
function validate6(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.registrations;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 0 || isNaN(data0))) return !1;
		}
		{
			let data1 = data.activeMembers;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1) || typeof data1 == "number" && (data1 < 0 || isNaN(data1))) return !1;
		}
		{
			let data2 = data.turnover;
			if (typeof data2 != "number" || data2 % 1 || isNaN(data2)) return !1;
		}
		{
			let data3 = data.netProfitLoss;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3)) return !1;
		}
		{
			let data4 = data.commission;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4)) return !1;
		}
	} else return !1;
	return !0;
}
function validate8(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.level;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		{
			let data1 = data.members;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1) || typeof data1 == "number" && (data1 < 0 || isNaN(data1))) return !1;
		}
		{
			let data2 = data.activeMembers;
			if (typeof data2 != "number" || data2 % 1 || isNaN(data2) || typeof data2 == "number" && (data2 < 0 || isNaN(data2))) return !1;
		}
		{
			let data3 = data.turnover;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3)) return !1;
		}
		{
			let data4 = data.netProfitLoss;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4)) return !1;
		}
		{
			let data5 = data.commission;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5)) return !1;
		}
	} else return !1;
	return !0;
}
function validate11(data) {
	return !(typeof data != "number" || data % 1 || isNaN(data) || data !== 0 && data !== 1 && data !== 2 && data !== 4 && data !== 41 && data !== 42);
}
function validate10(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.account != "string" || !validate11(data.type)) return !1;
		{
			let data2 = data.levels;
			if (typeof data2 != "number" || data2 % 1 || isNaN(data2) || typeof data2 == "number" && (data2 < 0 || isNaN(data2))) return !1;
		}
		{
			let data3 = data.members;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3) || typeof data3 == "number" && (data3 < 0 || isNaN(data3))) return !1;
		}
		{
			let data4 = data.turnover;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4)) return !1;
		}
		{
			let data5 = data.deposits;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5)) return !1;
		}
		{
			let data6 = data.netProfitLoss;
			if (typeof data6 != "number" || data6 % 1 || isNaN(data6)) return !1;
		}
		{
			let data7 = data.rate;
			if (typeof data7 != "number" || data7 % 1 || isNaN(data7) || typeof data7 == "number" && (data7 < 0 || isNaN(data7))) return !1;
		}
	} else return !1;
	return !0;
}
const pattern0 = RegExp("^[A-Z]{3}$", "u");
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.currency === void 0 || !validate4(data.period)) return !1;
		{
			let data1 = data.currency;
			if (typeof data1 == "string") {
				if (!pattern0.test(data1)) return !1;
			} else return !1;
		}
		if (!validate6(data.totals)) return !1;
		{
			let data3 = data.levels;
			if (Array.isArray(data3)) {
				let len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate8(data3[i0])) return !1;
			} else return !1;
		}
		{
			let data5 = data.downlines;
			if (Array.isArray(data5)) {
				let len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate10(data5[i1])) return !1;
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
