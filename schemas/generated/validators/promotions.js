// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isPromotions = validate0;
function validate4(data) {
	return !(typeof data != "string" || data !== "JOIN" && data !== "APPLYING" && data !== "REJECTED" && data !== "ISSUED" && data !== "CLAIMED" && data !== "PROCESS" && data !== "SIGNED" && data !== "COMING_SOON" && data !== "CLOSE");
}
const pattern0 = RegExp("^[A-Z]{3}$", "u");
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.currency === void 0) return !1;
		{
			let data0 = data.id;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		{
			let data1 = data.category;
			if (typeof data1 != "string" || data1 !== "WELCOME" && data1 !== "CASHBACK" && data1 !== "GAMES" && data1 !== "VIP") return !1;
		}
		{
			let data2 = data.kind;
			if (typeof data2 != "string" || data2 !== "APPLY" && data2 !== "SIGN" && data2 !== "CHALLENGE" && data2 !== "RAFFLE") return !1;
		}
		if (!validate4(data.status) || typeof data.title != "string" || typeof data.summary != "string" || typeof data.content != "string" || typeof data.url != "string") return !1;
		{
			let data8 = data.startsAt;
			if (typeof data8 != "number" || data8 % 1 || isNaN(data8)) return !1;
		}
		if (data.endsAt !== void 0) {
			let data9 = data.endsAt;
			if (typeof data9 != "number" || data9 % 1 || isNaN(data9)) return !1;
		}
		{
			let data10 = data.bonus;
			if (typeof data10 != "number" || data10 % 1 || isNaN(data10)) return !1;
		}
		{
			let data11 = data.currency;
			if (typeof data11 == "string") {
				if (!pattern0.test(data11)) return !1;
			} else return !1;
		}
		if (data.paid !== void 0) {
			let data12 = data.paid;
			if (typeof data12 != "number" || data12 % 1 || isNaN(data12)) return !1;
		}
		if (data.reason !== void 0 && typeof data.reason != "string") return !1;
		if (data.progress !== void 0) {
			let data14 = data.progress;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				{
					let data15 = data14.current;
					if (typeof data15 != "number" || data15 % 1 || isNaN(data15)) return !1;
				}
				{
					let data16 = data14.target;
					if (typeof data16 != "number" || data16 % 1 || isNaN(data16)) return !1;
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
		{
			let data1 = data.value;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				let data2 = data1.promotions;
				if (Array.isArray(data2)) {
					let len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) if (!validate3(data2[i0])) return !1;
				} else return !1;
			} else return !1;
		}
		if (data.message !== void 0 && typeof data.message != "string") return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
