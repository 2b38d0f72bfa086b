// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isPointRewards = validate0;
function validate4(data) {
	return !(typeof data != "string" || data !== "play" && data !== "topup" && data !== "gadget" && data !== "experience");
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rewardId === void 0 || data.name === void 0) return !1;
		{
			let data0 = data.rewardId;
			if (typeof data0 == "string") {
				if (data0.length > 64 || data0.length < 1) return !1;
			} else return !1;
		}
		if (!validate4(data.kind)) return !1;
		{
			let data2 = data.name;
			if (typeof data2 == "string") {
				if (data2.length < 1) return !1;
			} else return !1;
		}
		if (typeof data.description != "string") return !1;
		{
			let data4 = data.points;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4) || typeof data4 == "number" && (data4 < 1 || isNaN(data4))) return !1;
		}
		{
			let data5 = data.stock;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5) || typeof data5 == "number" && (data5 < 0 || isNaN(data5))) return !1;
		}
		if (typeof data.imageUrl != "string") return !1;
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
				let data2 = data1.goods;
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
