// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export const isProblem = validate0;
function validate3(data) {
	return !(typeof data != "string" || data !== "invalid_request" && data !== "unreadable_payload" && data !== "invalid_credentials" && data !== "captcha_required" && data !== "captcha_wrong" && data !== "bot_check_required" && data !== "bot_check_failed" && data !== "code_wrong" && data !== "code_expired" && data !== "mobile_invalid" && data !== "mobile_taken" && data !== "mobile_unknown" && data !== "member_unknown" && data !== "sign_in_failed" && data !== "too_many_attempts" && data !== "too_many_requests" && data !== "not_logged_in" && data !== "logged_in_elsewhere" && data !== "non_member_account" && data !== "non_agent_account" && data !== "trial_account" && data !== "invalid_field" && data !== "registration_closed" && data !== "not_available" && data !== "not_found" && data !== "game_maintenance" && data !== "venue_required" && data !== "issue_closed" && data !== "odds_changed" && data !== "insufficient_funds" && data !== "insufficient_points" && data !== "mission_open" && data !== "out_of_stock" && data !== "idempotency_conflict" && data !== "maintenance" && data !== "region_restricted" && data !== "domain_unknown" && data !== "internal");
}
function validate2(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		{
			let data0 = data.success;
			if (typeof data0 != "boolean" || !1 !== data0) return !1;
		}
		if (typeof data.message != "string" || !validate3(data.errorCode)) return !1;
		if (data.value !== void 0) {
			let data3 = data.value;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.captcha !== void 0 && typeof data3.captcha != "boolean") return !1;
				if (data3.fields !== void 0) {
					let data5 = data3.fields;
					if (Array.isArray(data5)) {
						let len0 = data5.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data6 = data5[i0];
							if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
								if (typeof data6.name != "string") return !1;
								{
									let data8 = data6.rule;
									if (typeof data8 != "string" || data8 !== "required" && data8 !== "length" && data8 !== "pattern" && data8 !== "taken" && data8 !== "age" && data8 !== "mismatch" && data8 !== "wrong" && data8 !== "same") return !1;
								}
							} else return !1;
						}
					} else return !1;
				}
				if (data3.lines !== void 0) {
					let data9 = data3.lines;
					if (Array.isArray(data9)) {
						let len1 = data9.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data10 = data9[i1];
							if (typeof data10 != "number" || data10 % 1 || isNaN(data10) || typeof data10 == "number" && (data10 < 0 || isNaN(data10))) return !1;
						}
					} else return !1;
				}
				if (data3.retryAfterSeconds !== void 0) {
					let data11 = data3.retryAfterSeconds;
					if (typeof data11 != "number" || data11 % 1 || isNaN(data11) || typeof data11 == "number" && (data11 < 0 || isNaN(data11))) return !1;
				}
			} else return !1;
		}
	} else return !1;
	return !0;
}
function validate0(data) {
	return !!validate2(data);
}
