// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isAnnouncements = validate0;
function validate4(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.groupName != "string" || typeof data.url != "string") return !1;
		{
			let data2 = data.linkageType;
			if (typeof data2 != "string" || data2 !== "NONE" && data2 !== "PAGE" && data2 !== "CATEGORY") return !1;
		}
		if (typeof data.link != "string" || typeof data.title != "string" || typeof data.text != "string") return !1;
	} else return !1;
	return !0;
}
function validate6(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.id;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		if (typeof data.title != "string" || typeof data.content != "string") return !1;
	} else return !1;
	return !0;
}
function validate8(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.id;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		if (typeof data.title != "string" || typeof data.content != "string" || data.promotionType !== void 0 && typeof data.promotionType != "string" || data.isPopup !== void 0 && typeof data.isPopup != "boolean") return !1;
	} else return !1;
	return !0;
}
function validate10(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.id;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 1 || isNaN(data0))) return !1;
		}
		{
			let data1 = data.execution;
			if (typeof data1 != "string" || data1 !== "A" && data1 !== "B" && data1 !== "F") return !1;
		}
		if (typeof data.title != "string" || typeof data.content != "string") return !1;
	} else return !1;
	return !0;
}
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.banners;
			if (Array.isArray(data0)) {
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate4(data0[i0])) return !1;
			} else return !1;
		}
		{
			let data2 = data.notices;
			if (Array.isArray(data2)) {
				let len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate6(data2[i1])) return !1;
			} else return !1;
		}
		{
			let data4 = data.player;
			if (Array.isArray(data4)) {
				let len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate8(data4[i2])) return !1;
			} else return !1;
		}
		{
			let data6 = data.popup;
			if (Array.isArray(data6)) {
				let len3 = data6.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate10(data6[i3])) return !1;
			} else return !1;
		}
		{
			let data8 = data.promotion;
			if (Array.isArray(data8)) {
				let len4 = data8.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate8(data8[i4])) return !1;
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
