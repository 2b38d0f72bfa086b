// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isLotteryTable = validate0;
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.gameCode != "string") return !1;
		{
			let data1 = data.nodeId;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1) || typeof data1 == "number" && (data1 < 1 || isNaN(data1))) return !1;
		}
		if (typeof data.gameName != "string" || typeof data.vassalage != "string" || typeof data.showIcon != "string") return !1;
		{
			let data5 = data.everySeconds;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5) || typeof data5 == "number" && (data5 < 1 || isNaN(data5))) return !1;
		}
		{
			let data6 = data.state;
			if (typeof data6 != "string" || data6 !== "open" && data6 !== "maintenance") return !1;
		}
		if (data.form !== void 0) {
			let data7 = data.form;
			if (typeof data7 != "string" || data7 !== "digits" && data7 !== "balls" && data7 !== "race" && data7 !== "dice" && data7 !== "regional") return !1;
		}
	} else return !1;
	return !0;
}
function validate8(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.code != "string" || typeof data.name != "string") return !1;
	} else return !1;
	return !0;
}
function validate7(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.form;
			if (typeof data0 != "string" || data0 !== "set" && data0 !== "positions" && data0 !== "choice") return !1;
		}
		{
			let data1 = data.options;
			if (Array.isArray(data1)) {
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate8(data1[i0])) return !1;
			} else return !1;
		}
		{
			let data3 = data.count;
			if (typeof data3 != "number" || data3 % 1 || isNaN(data3) || typeof data3 == "number" && (data3 < 1 || isNaN(data3))) return !1;
		}
		if (typeof data.distinct != "boolean") return !1;
	} else return !1;
	return !0;
}
function validate11(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.hits;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		{
			let data1 = data.odds;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1) || typeof data1 == "number" && (data1 < 101 || isNaN(data1))) return !1;
		}
		{
			let data2 = data.oneIn;
			if (typeof data2 != "number" || data2 % 1 || isNaN(data2) || typeof data2 == "number" && (data2 < 1 || isNaN(data2))) return !1;
		}
	} else return !1;
	return !0;
}
function validate6(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.code != "string" || typeof data.name != "string" || typeof data.help != "string" || !validate7(data.picker)) return !1;
		{
			let data4 = data.tiers;
			if (Array.isArray(data4)) {
				let len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate11(data4[i0])) return !1;
			} else return !1;
		}
		if (typeof data.perHit != "boolean") return !1;
		{
			let data7 = data.returned;
			if (typeof data7 != "number" || data7 % 1 || isNaN(data7) || typeof data7 == "number" && (data7 < 0 || isNaN(data7))) return !1;
		}
		{
			let data8 = data.maxStake;
			if (typeof data8 != "number" || data8 % 1 || isNaN(data8)) return !1;
		}
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (!validate4(data.game)) return !1;
		{
			let data1 = data.rules;
			if (Array.isArray(data1)) {
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] != "string") return !1;
			} else return !1;
		}
		{
			let data3 = data.kinds;
			if (Array.isArray(data3)) {
				let len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate6(data3[i1])) return !1;
			} else return !1;
		}
		{
			let data5 = data.minStake;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5)) return !1;
		}
		{
			let data6 = data.stakeStep;
			if (typeof data6 != "number" || data6 % 1 || isNaN(data6)) return !1;
		}
		{
			let data7 = data.maxLines;
			if (typeof data7 != "number" || data7 % 1 || isNaN(data7)) return !1;
		}
		if (typeof data.currency != "string") return !1;
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
