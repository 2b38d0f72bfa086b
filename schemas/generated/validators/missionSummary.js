// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isMissionSummary = validate0;
function validate4(data) {
	return !(typeof data != "string" || data !== "daily" && data !== "weekly");
}
const pattern0 = RegExp("^[A-Z]{3}$", "u");
function validate6(data) {
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
				if (!pattern0.test(data2)) return !1;
			} else return !1;
		}
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.missionId === void 0 || data.title === void 0) return !1;
		{
			let data0 = data.missionId;
			if (typeof data0 == "string") {
				if (data0.length > 64 || data0.length < 1) return !1;
			} else return !1;
		}
		if (!validate4(data.period)) return !1;
		{
			let data2 = data.periodStart;
			if (typeof data2 != "number" || data2 % 1 || isNaN(data2)) return !1;
		}
		{
			let data3 = data.endsAt;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3)) return !1;
		}
		{
			let data4 = data.title;
			if (typeof data4 == "string") {
				if (data4.length < 1) return !1;
			} else return !1;
		}
		if (typeof data.description != "string") return !1;
		{
			let data6 = data.unit;
			if (typeof data6 != "string" || data6 !== "days" && data6 !== "bets" && data6 !== "games" && data6 !== "categories" && data6 !== "vendors" && data6 !== "money") return !1;
		}
		{
			let data7 = data.goal;
			if (typeof data7 != "number" || data7 % 1 || isNaN(data7) || typeof data7 == "number" && (data7 < 1 || isNaN(data7))) return !1;
		}
		{
			let data8 = data.progress;
			if (typeof data8 != "number" || data8 % 1 || isNaN(data8) || typeof data8 == "number" && (data8 < 0 || isNaN(data8))) return !1;
		}
		{
			let data9 = data.stars;
			if (typeof data9 != "number" || data9 % 1 || isNaN(data9) || typeof data9 == "number" && (data9 > 3 || isNaN(data9) || data9 < 1 || isNaN(data9))) return !1;
		}
		if (!validate6(data.reward)) return !1;
		{
			let data11 = data.status;
			if (typeof data11 != "string" || data11 !== "open" && data11 !== "claimable" && data11 !== "claimed") return !1;
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
		{
			let data1 = data.value;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				{
					let data2 = data1.missions;
					if (Array.isArray(data2)) {
						let len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate3(data2[i0])) return !1;
					} else return !1;
				}
				{
					let data4 = data1.claimable;
					if (typeof data4 != "number" || data4 % 1 || isNaN(data4) || typeof data4 == "number" && (data4 < 0 || isNaN(data4))) return !1;
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
