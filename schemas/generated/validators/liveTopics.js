// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isLiveTopics = validate0;
const pattern0 = RegExp("^[A-Z]{3}$", "u");
function validate3(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.balance === void 0 || data.currency === void 0) return !1;
		if (data.balance !== void 0) {
			let data0 = data.balance;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0)) return !1;
		}
		if (data.currency !== void 0) {
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
		if (data.unreadCount === void 0) return !1;
		if (data.unreadCount !== void 0) {
			let data0 = data.unreadCount;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || typeof data0 == "number" && (data0 < 0 || isNaN(data0))) return !1;
		}
	} else return !1;
	return !0;
}
function validate7(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.gameCode === void 0 || data.issue === void 0 || data.status === void 0 || data.numbers === void 0 || data.drawTime === void 0 || data.next === void 0 || data.gameCode !== void 0 && typeof data.gameCode != "string" || data.issue !== void 0 && typeof data.issue != "string") return !1;
		if (data.status !== void 0) {
			let data2 = data.status;
			if (typeof data2 != "string" || data2 !== "opened" && data2 !== "cancelled") return !1;
		}
		if (data.numbers !== void 0) {
			let data3 = data.numbers;
			if (Array.isArray(data3)) {
				let len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data3[i0] != "string") return !1;
			} else return !1;
		}
		if (data.drawTime !== void 0) {
			let data5 = data.drawTime;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5)) return !1;
		}
		if (data.next !== void 0) {
			let data6 = data.next;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (data6.issue === void 0 || data6.drawTime === void 0 || data6.issue !== void 0 && typeof data6.issue != "string") return !1;
				if (data6.drawTime !== void 0) {
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
		if (data.vo === void 0) return !1;
		if (data.vo !== void 0) {
			let data0 = data.vo;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0 || data0.winAmount === void 0 || data0.currency === void 0 || data0.account === void 0 || data0.nodeId === void 0 || data0.nodeName === void 0 || data0.vassalage === void 0 || data0.gameType === void 0 || data0.gameCode === void 0 || data0.showIcon === void 0) return !1;
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 != "number" || data1 % 1 || isNaN(data1)) return !1;
				}
				if (data0.winAmount !== void 0) {
					let data2 = data0.winAmount;
					if (typeof data2 != "number" || data2 % 1 || isNaN(data2)) return !1;
				}
				if (data0.currency !== void 0 && typeof data0.currency != "string" || data0.account !== void 0 && typeof data0.account != "string") return !1;
				if (data0.nodeId !== void 0) {
					let data5 = data0.nodeId;
					if (typeof data5 != "number" || data5 % 1 || isNaN(data5)) return !1;
				}
				if (data0.nodeName !== void 0 && typeof data0.nodeName != "string" || data0.vassalage !== void 0 && typeof data0.vassalage != "string" || data0.gameType !== void 0 && !validate10(data0.gameType) || data0.gameCode !== void 0 && typeof data0.gameCode != "string" || data0.showIcon !== void 0 && typeof data0.showIcon != "string") return !1;
			} else return !1;
		}
	} else return !1;
	return !0;
}
function validate13(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) return !1;
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0) || data0 !== 0 && data0 !== 1 && data0 !== 2) return !1;
		}
	} else return !1;
	return !0;
}
function validate15(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.room === void 0 || data.id === void 0 || data.from === void 0 || data.text === void 0 || data.at === void 0 || data.room !== void 0 && typeof data.room != "string") return !1;
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 != "number" || data1 % 1 || isNaN(data1) || typeof data1 == "number" && (data1 < 1 || isNaN(data1))) return !1;
		}
		if (data.from !== void 0 && typeof data.from != "string") return !1;
		if (data.text !== void 0) {
			let data3 = data.text;
			if (typeof data3 == "string") {
				if (data3.length > 1e3) return !1;
			} else return !1;
		}
		if (data.at !== void 0) {
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
