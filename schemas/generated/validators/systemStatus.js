// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isSystemStatus = validate0;
const pattern0 = RegExp("^$|^[\\w-]+\\.\\.[\\w-]+\\.[\\w-]+\\.[\\w-]+$", "u");
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.status;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || data0 !== 0 && data0 !== 1 && data0 !== 2) return !1;
		}
		if (typeof data.maintenance != "boolean" || typeof data.regionRestriction != "boolean") return !1;
		{
			let data3 = data.location;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (typeof data3.ip != "string") return !1;
			} else return !1;
		}
		{
			let data5 = data.info;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				if (data5.customerService === void 0 || typeof data5.title != "string" || typeof data5.text != "string") return !1;
				{
					let data8 = data5.customerService;
					if (typeof data8 == "string") {
						if (!pattern0.test(data8)) return !1;
					} else return !1;
				}
			} else return !1;
		}
		if (typeof data.mainDomain != "string") return !1;
		{
			let data10 = data.imageCDNs;
			if (Array.isArray(data10)) {
				let len0 = data10.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data10[i0] != "string") return !1;
			} else return !1;
		}
		{
			let data12 = data.launchGameCDNs;
			if (Array.isArray(data12)) {
				let len1 = data12.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data12[i1] != "string") return !1;
			} else return !1;
		}
		if (data.domainRoute !== void 0 && typeof data.domainRoute != "string") return !1;
		if (data.resources !== void 0) {
			let data15 = data.resources;
			if (Array.isArray(data15)) {
				let len2 = data15.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data16 = data15[i2];
					if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
						if (typeof data16.resourceType != "string" || data16.labelNameEn !== void 0 && typeof data16.labelNameEn != "string" || typeof data16.url != "string") return !1;
					} else return !1;
				}
			} else return !1;
		}
		if (data.gtagId !== void 0 && typeof data.gtagId != "string") return !1;
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
