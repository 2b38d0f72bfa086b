// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isLiveTopics = validate0;
const pattern0 = RegExp("^[A-Z]{3}$", "u");
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.currency === void 0) return !1;
		{
			let data0 = data.balance;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0)) return !1;
		}
		{
			let data1 = data.currency;
			if (typeof data1 == "string") {
				if (!pattern0.test(data1)) return !1;
			} else return !1;
		}
	} else return !1;
	return !0;
}
function validate5(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let data0 = data.unreadCount;
		if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 0 || isNaN(data0))) return !1;
	} else return !1;
	return !0;
}
function validate7(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (typeof data.gameCode != "string" || typeof data.issue != "string") return !1;
		{
			let data2 = data.status;
			if (typeof data2 != "string" || data2 !== "opened" && data2 !== "cancelled") return !1;
		}
		{
			let data3 = data.numbers;
			if (Array.isArray(data3)) {
				let len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data3[i0] != "string") return !1;
			} else return !1;
		}
		{
			let data5 = data.drawTime;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5)) return !1;
		}
		{
			let data6 = data.next;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (typeof data6.issue != "string") return !1;
				{
					let data8 = data6.drawTime;
					if (typeof data8 != "number" || data8 % 1 || isNaN(data8)) return !1;
				}
			} else return !1;
		}
	} else return !1;
	return !0;
}
function validate10(data) {
	return !(typeof data != "string" || data !== "RNG" && data !== "LIVE" && data !== "FISH" && data !== "PVP" && data !== "SPORTS" && data !== "ESPORTS" && data !== "LOTT" && data !== "ELOTT" && data !== "BG");
}
function validate9(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let data0 = data.vo;
		if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
			{
				let data1 = data0.id;
				if (typeof data1 != "number" || data1 % 1 || isNaN(data1)) return !1;
			}
			{
				let data2 = data0.winAmount;
				if (typeof data2 != "number" || data2 % 1 || isNaN(data2)) return !1;
			}
			if (typeof data0.currency != "string" || typeof data0.account != "string") return !1;
			{
				let data5 = data0.nodeId;
				if (typeof data5 != "number" || data5 % 1 || isNaN(data5)) return !1;
			}
			if (typeof data0.nodeName != "string" || typeof data0.vassalage != "string" || !validate10(data0.gameType) || typeof data0.gameCode != "string" || typeof data0.showIcon != "string") return !1;
		} else return !1;
	} else return !1;
	return !0;
}
function validate13(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let data0 = data.status;
		if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || data0 !== 0 && data0 !== 1 && data0 !== 2) return !1;
	} else return !1;
	return !0;
}
function validate15(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.text === void 0 || typeof data.room != "string") return !1;
		{
			let data1 = data.id;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1) || typeof data1 == "number" && (data1 < 1 || isNaN(data1))) return !1;
		}
		if (typeof data.from != "string") return !1;
		{
			let data3 = data.text;
			if (typeof data3 == "string") {
				if (data3.length > 1e3) return !1;
			} else return !1;
		}
		{
			let data4 = data.at;
			if (typeof data4 != "number" || data4 % 1 || isNaN(data4)) return !1;
		}
	} else return !1;
	return !0;
}
function validate2(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.balance !== void 0 && !validate3(data.balance) || data.messages !== void 0 && !validate5(data.messages) || data.draw !== void 0 && !validate7(data.draw) || data.winner !== void 0 && !validate9(data.winner) || data.status !== void 0 && !validate13(data.status)) return !1;
		if (data.modules !== void 0) {
			let data5 = data.modules;
			if (!data5 || typeof data5 != "object" || Array.isArray(data5)) return !1;
		}
		if (data.chat !== void 0 && !validate15(data.chat)) return !1;
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
