// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser, when a document has to be checked.
// @ts-nocheck
import type { Validator } from '../compiled-contract.ts';

// validators
const none = {};
function fail(errors, instancePath, keyword, params) {
	let error = {
		instancePath,
		keyword,
		params
	};
	return errors === null ? [error] : (errors.push(error), errors);
}
function need(errors, object, path, names) {
	for (let name of names) object[name] === void 0 && (errors = fail(errors, path, "required", { missingProperty: name }));
	return errors;
}
function text(errors, value, path, most, least) {
	return value === void 0 ? errors : typeof value == "string" ? (value.length > most && (errors = fail(errors, path, "maxLength", { limit: most })), value.length < least ? fail(errors, path, "minLength", { limit: least }) : errors) : fail(errors, path, "type", none);
}
function choice(errors, value, path, allowed) {
	return value === void 0 || allowed.includes(value) ? errors : fail(errors, path, typeof value == typeof allowed[0] ? "enum" : "type", none);
}
const node = validate21, pattern0 = RegExp("^(?:https:\\/\\/[^\\s\"'<>\\\\]+|\\/(?![/\\\\])[^\\s\"'<>\\\\]*)$", "u"), pattern2 = RegExp("^\\d{4}-[01]\\d-[0-3]\\dT[0-2]\\d:[0-5]\\d(?::[0-5]\\d)?(?:\\.\\d+)?(?:Z|[+-]\\d\\d:[0-5]\\d)$", "u"), pattern1 = RegExp("^(?:\\/(?![/\\\\])[^\\s\"'<>\\\\]*|https:\\/\\/[^\\s\"'<>\\\\]+|\\+?[A-Za-z0-9][\\w/ -]*)$", "u");
function validate22(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (vErrors = need(vErrors, data, instancePath, ["action"]), vErrors = choice(vErrors, data.action, instancePath + "/action", [
			"menu",
			"deals",
			"orders",
			"my_order",
			"track_order",
			"wallet",
			"terms_and_condtions",
			"terms_and_conditions",
			"our_story",
			"sitemap",
			"web_view",
			"home",
			"login",
			"profile",
			"cart",
			"edv",
			"feedback",
			"leaderboard",
			"restaurants",
			"train",
			"path",
			"url",
			"call"
		]), data.to !== void 0) {
			let data1 = data.to;
			typeof data1 == "string" ? (data1.length > 500 && (vErrors = fail(vErrors, instancePath + "/to", "maxLength", { limit: 500 })), pattern1.test(data1) || (vErrors = fail(vErrors, instancePath + "/to", "pattern", none))) : vErrors = fail(vErrors, instancePath + "/to", "type", none);
		}
		vErrors = text(vErrors, data.label, instancePath + "/label", 60);
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate22.errors = vErrors, vErrors === null;
}
function validate21(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		data.version === void 0 && (data.version = 1), vErrors = need(vErrors, data, instancePath, ["id", "type"]), vErrors = text(vErrors, data.id, instancePath + "/id", 80, 1), vErrors = text(vErrors, data.type, instancePath + "/type", 60, 1);
		let data2 = data.version;
		if ((typeof data2 != "number" || data2 % 1 || isNaN(data2)) && (vErrors = fail(vErrors, instancePath + "/version", "type", none)), typeof data2 == "number" && (data2 < 1 || isNaN(data2)) && (vErrors = fail(vErrors, instancePath + "/version", "minimum", none)), vErrors = text(vErrors, data.title, instancePath + "/title", 80), data.props !== void 0) {
			let data4 = data.props;
			(!data4 || typeof data4 != "object" || Array.isArray(data4)) && (vErrors = fail(vErrors, instancePath + "/props", "type", none));
		}
		if (data.contentUrl !== void 0) {
			let data5 = data.contentUrl;
			typeof data5 == "string" ? (data5.length > 500 && (vErrors = fail(vErrors, instancePath + "/contentUrl", "maxLength", { limit: 500 })), pattern0.test(data5) || (vErrors = fail(vErrors, instancePath + "/contentUrl", "pattern", none))) : vErrors = fail(vErrors, instancePath + "/contentUrl", "type", none);
		}
		if (data.link !== void 0 && (validate22(data.link, { instancePath: instancePath + "/link" }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors))), data.layout !== void 0) {
			let data7 = data.layout;
			data7 && typeof data7 == "object" && !Array.isArray(data7) ? (vErrors = choice(vErrors, data7.margin, instancePath + "/layout/margin", [
				"tight",
				"normal",
				"wide"
			]), vErrors = choice(vErrors, data7.width, instancePath + "/layout/width", ["column", "bleed"])) : vErrors = fail(vErrors, instancePath + "/layout", "type", none);
		}
		if (data.when !== void 0) {
			let data10 = data.when;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				if (data10.orderTypes !== void 0) {
					let data11 = data10.orderTypes;
					if (Array.isArray(data11)) {
						let len0 = data11.length;
						for (let i0 = 0; i0 < len0; i0++) vErrors = choice(vErrors, data11[i0], instancePath + "/when/orderTypes/" + i0, [
							"D",
							"P",
							"DINEIN",
							"CURB",
							"IRCTC"
						]);
					} else vErrors = fail(vErrors, instancePath + "/when/orderTypes", "type", none);
				}
				if (vErrors = choice(vErrors, data10.session, instancePath + "/when/session", ["guest", "logged-in"]), vErrors = choice(vErrors, data10.miniApp, instancePath + "/when/miniApp", [
					"any",
					"none",
					"PAYTM",
					"GPAY"
				]), data10.storeIds !== void 0) {
					let data15 = data10.storeIds;
					if (Array.isArray(data15)) {
						let len1 = data15.length;
						for (let i1 = 0; i1 < len1; i1++) typeof data15[i1] != "string" && (vErrors = fail(vErrors, instancePath + "/when/storeIds/" + i1, "type", none));
					} else vErrors = fail(vErrors, instancePath + "/when/storeIds", "type", none);
				}
				if (data10.experiment !== void 0) {
					let data17 = data10.experiment;
					if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
						if (vErrors = need(vErrors, data17, instancePath + "/when/experiment", ["name", "variants"]), data17.name !== void 0 && typeof data17.name != "string" && (vErrors = fail(vErrors, instancePath + "/when/experiment/name", "type", none)), data17.variants !== void 0) {
							let data19 = data17.variants;
							if (Array.isArray(data19)) {
								data19.length < 1 && (vErrors = fail(vErrors, instancePath + "/when/experiment/variants", "minItems", { limit: 1 }));
								let len2 = data19.length;
								for (let i2 = 0; i2 < len2; i2++) typeof data19[i2] != "string" && (vErrors = fail(vErrors, instancePath + "/when/experiment/variants/" + i2, "type", none));
							} else vErrors = fail(vErrors, instancePath + "/when/experiment/variants", "type", none);
						}
					} else vErrors = fail(vErrors, instancePath + "/when/experiment", "type", none);
				}
				if (data10.from !== void 0) {
					let data21 = data10.from;
					typeof data21 == "string" ? pattern2.test(data21) || (vErrors = fail(vErrors, instancePath + "/when/from", "pattern", none)) : vErrors = fail(vErrors, instancePath + "/when/from", "type", none);
				}
				if (data10.until !== void 0) {
					let data22 = data10.until;
					typeof data22 == "string" ? pattern2.test(data22) || (vErrors = fail(vErrors, instancePath + "/when/until", "pattern", none)) : vErrors = fail(vErrors, instancePath + "/when/until", "type", none);
				}
			} else vErrors = fail(vErrors, instancePath + "/when", "type", none);
		}
		if (data.tracking !== void 0) {
			let data23 = data.tracking;
			data23 && typeof data23 == "object" && !Array.isArray(data23) ? (vErrors = need(vErrors, data23, instancePath + "/tracking", ["name"]), vErrors = text(vErrors, data23.name, instancePath + "/tracking/name", 80), vErrors = text(vErrors, data23.campaign, instancePath + "/tracking/campaign", 80)) : vErrors = fail(vErrors, instancePath + "/tracking", "type", none);
		}
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate21.errors = vErrors, vErrors === null;
}
const orderTypes = validate24;
function validate24(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.legend === void 0 && (data.legend = "How would you like your food?"), vErrors = need(vErrors, data, instancePath, ["types"]), vErrors = text(vErrors, data.legend, instancePath + "/legend", 60, 1), data.types !== void 0) {
			let data1 = data.types;
			if (Array.isArray(data1)) {
				data1.length > 5 && (vErrors = fail(vErrors, instancePath + "/types", "maxItems", { limit: 5 })), data1.length < 1 && (vErrors = fail(vErrors, instancePath + "/types", "minItems", { limit: 1 }));
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					data2 && typeof data2 == "object" && !Array.isArray(data2) ? (vErrors = need(vErrors, data2, instancePath + "/types/" + i0, ["code", "label"]), vErrors = choice(vErrors, data2.code, instancePath + "/types/" + i0 + "/code", [
						"D",
						"P",
						"DINEIN",
						"CURB",
						"IRCTC"
					]), vErrors = text(vErrors, data2.label, instancePath + "/types/" + i0 + "/label", 20, 1), vErrors = text(vErrors, data2.note, instancePath + "/types/" + i0 + "/note", 30), vErrors = text(vErrors, data2.picture, instancePath + "/types/" + i0 + "/picture", 80)) : vErrors = fail(vErrors, instancePath + "/types/" + i0, "type", none);
				}
			} else vErrors = fail(vErrors, instancePath + "/types", "type", none);
		}
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate24.errors = vErrors, vErrors === null;
}
const heroCarousel = validate25;
function validate25(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (vErrors = need(vErrors, data, instancePath, ["slides"]), data.slides !== void 0) {
			let data0 = data.slides;
			if (Array.isArray(data0)) {
				data0.length > 6 && (vErrors = fail(vErrors, instancePath + "/slides", "maxItems", { limit: 6 })), data0.length < 1 && (vErrors = fail(vErrors, instancePath + "/slides", "minItems", { limit: 1 }));
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					data1 && typeof data1 == "object" && !Array.isArray(data1) ? (data1.alt === void 0 && (data1.alt = ""), data1.wash === void 0 && (data1.wash = "ember"), vErrors = need(vErrors, data1, instancePath + "/slides/" + i0, ["heading", "picture"]), vErrors = text(vErrors, data1.heading, instancePath + "/slides/" + i0 + "/heading", 60, 1), vErrors = text(vErrors, data1.text, instancePath + "/slides/" + i0 + "/text", 120), vErrors = text(vErrors, data1.picture, instancePath + "/slides/" + i0 + "/picture", 80), vErrors = text(vErrors, data1.alt, instancePath + "/slides/" + i0 + "/alt", 140), vErrors = choice(vErrors, data1.wash, instancePath + "/slides/" + i0 + "/wash", [
						"ember",
						"leaf",
						"dusk",
						"cream"
					]), data1.link !== void 0 && (validate22(data1.link, { instancePath: instancePath + "/slides/" + i0 + "/link" }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors)))) : vErrors = fail(vErrors, instancePath + "/slides/" + i0, "type", none);
				}
			} else vErrors = fail(vErrors, instancePath + "/slides", "type", none);
		}
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate25.errors = vErrors, vErrors === null;
}
const categoryGrid = validate27;
function validate27(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (vErrors = need(vErrors, data, instancePath, ["items"]), data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				data0.length > 12 && (vErrors = fail(vErrors, instancePath + "/items", "maxItems", { limit: 12 })), data0.length < 1 && (vErrors = fail(vErrors, instancePath + "/items", "minItems", { limit: 1 }));
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					data1 && typeof data1 == "object" && !Array.isArray(data1) ? (vErrors = need(vErrors, data1, instancePath + "/items/" + i0, ["label", "picture"]), vErrors = text(vErrors, data1.label, instancePath + "/items/" + i0 + "/label", 28, 1), vErrors = text(vErrors, data1.picture, instancePath + "/items/" + i0 + "/picture", 80), vErrors = text(vErrors, data1.categoryId, instancePath + "/items/" + i0 + "/categoryId", 40), vErrors = text(vErrors, data1.note, instancePath + "/items/" + i0 + "/note", 24), data1.link !== void 0 && (validate22(data1.link, { instancePath: instancePath + "/items/" + i0 + "/link" }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors)))) : vErrors = fail(vErrors, instancePath + "/items/" + i0, "type", none);
				}
			} else vErrors = fail(vErrors, instancePath + "/items", "type", none);
		}
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate27.errors = vErrors, vErrors === null;
}
const bestsellers = validate29;
function validate30(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.customisable === void 0 && (data.customisable = !1), data.available === void 0 && (data.available = !0), vErrors = need(vErrors, data, instancePath, [
			"productId",
			"name",
			"price",
			"foodType"
		]), data.productId !== void 0) {
			let data0 = data.productId;
			typeof data0 == "string" ? data0.length < 1 && (vErrors = fail(vErrors, instancePath + "/productId", "minLength", { limit: 1 })) : vErrors = fail(vErrors, instancePath + "/productId", "type", none);
		}
		if (vErrors = text(vErrors, data.name, instancePath + "/name", 80, 1), data.menuCode !== void 0 && typeof data.menuCode != "string" && (vErrors = fail(vErrors, instancePath + "/menuCode", "type", none)), vErrors = text(vErrors, data.description, instancePath + "/description", 200), vErrors = text(vErrors, data.picture, instancePath + "/picture", 80), data.price !== void 0) {
			let data5 = data.price;
			(typeof data5 != "number" || data5 % 1 || isNaN(data5)) && (vErrors = fail(vErrors, instancePath + "/price", "type", none)), typeof data5 == "number" && (data5 < 0 || isNaN(data5)) && (vErrors = fail(vErrors, instancePath + "/price", "minimum", none));
		}
		if (data.strikePrice !== void 0) {
			let data6 = data.strikePrice;
			(typeof data6 != "number" || data6 % 1 || isNaN(data6)) && (vErrors = fail(vErrors, instancePath + "/strikePrice", "type", none)), typeof data6 == "number" && (data6 < 0 || isNaN(data6)) && (vErrors = fail(vErrors, instancePath + "/strikePrice", "minimum", none));
		}
		if (data.foodType !== void 0) {
			let data7 = data.foodType;
			typeof data7 != "number" && (vErrors = fail(vErrors, instancePath + "/foodType", "type", none)), data7 !== 0 && data7 !== 1 && (vErrors = fail(vErrors, instancePath + "/foodType", "enum", none));
		}
		if (data.kcal !== void 0) {
			let data8 = data.kcal;
			(typeof data8 != "number" || data8 % 1 || isNaN(data8)) && (vErrors = fail(vErrors, instancePath + "/kcal", "type", none)), typeof data8 == "number" && (data8 < 0 || isNaN(data8)) && (vErrors = fail(vErrors, instancePath + "/kcal", "minimum", none));
		}
		if (vErrors = text(vErrors, data.servesLabel, instancePath + "/servesLabel", 40), typeof data.customisable != "boolean" && (vErrors = fail(vErrors, instancePath + "/customisable", "type", none)), data.sizeId !== void 0 && typeof data.sizeId != "string" && (vErrors = fail(vErrors, instancePath + "/sizeId", "type", none)), data.sizeName !== void 0 && typeof data.sizeName != "string" && (vErrors = fail(vErrors, instancePath + "/sizeName", "type", none)), data.crustId !== void 0 && typeof data.crustId != "string" && (vErrors = fail(vErrors, instancePath + "/crustId", "type", none)), data.crustName !== void 0 && typeof data.crustName != "string" && (vErrors = fail(vErrors, instancePath + "/crustName", "type", none)), data.options !== void 0) {
			let data15 = data.options;
			if (Array.isArray(data15)) {
				let len0 = data15.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data16 = data15[i0];
					if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
						if (vErrors = need(vErrors, data16, instancePath + "/options/" + i0, ["orderSeq", "productId"]), data16.orderSeq !== void 0) {
							let data17 = data16.orderSeq;
							(typeof data17 != "number" || data17 % 1 || isNaN(data17)) && (vErrors = fail(vErrors, instancePath + "/options/" + i0 + "/orderSeq", "type", none)), typeof data17 == "number" && (data17 < 0 || isNaN(data17)) && (vErrors = fail(vErrors, instancePath + "/options/" + i0 + "/orderSeq", "minimum", none));
						}
						if (data16.productId !== void 0) {
							let data18 = data16.productId;
							typeof data18 == "string" ? data18.length < 1 && (vErrors = fail(vErrors, instancePath + "/options/" + i0 + "/productId", "minLength", { limit: 1 })) : vErrors = fail(vErrors, instancePath + "/options/" + i0 + "/productId", "type", none);
						}
					} else vErrors = fail(vErrors, instancePath + "/options/" + i0, "type", none);
				}
			} else vErrors = fail(vErrors, instancePath + "/options", "type", none);
		}
		if (data.choices !== void 0) {
			let data19 = data.choices;
			if (Array.isArray(data19)) {
				let len1 = data19.length;
				for (let i1 = 0; i1 < len1; i1++) typeof data19[i1] != "string" && (vErrors = fail(vErrors, instancePath + "/choices/" + i1, "type", none));
			} else vErrors = fail(vErrors, instancePath + "/choices", "type", none);
		}
		if (data.mustChoose !== void 0 && typeof data.mustChoose != "boolean" && (vErrors = fail(vErrors, instancePath + "/mustChoose", "type", none)), data.categoryId !== void 0 && typeof data.categoryId != "string" && (vErrors = fail(vErrors, instancePath + "/categoryId", "type", none)), data.categoryName !== void 0 && typeof data.categoryName != "string" && (vErrors = fail(vErrors, instancePath + "/categoryName", "type", none)), data.maxQuantity !== void 0) {
			let data24 = data.maxQuantity;
			(typeof data24 != "number" || data24 % 1 || isNaN(data24)) && (vErrors = fail(vErrors, instancePath + "/maxQuantity", "type", none)), typeof data24 == "number" && (data24 < 1 || isNaN(data24)) && (vErrors = fail(vErrors, instancePath + "/maxQuantity", "minimum", none));
		}
		vErrors = text(vErrors, data.badge, instancePath + "/badge", 30), typeof data.available != "boolean" && (vErrors = fail(vErrors, instancePath + "/available", "type", none)), vErrors = text(vErrors, data.availableText, instancePath + "/availableText", 60), data.link !== void 0 && (validate22(data.link, { instancePath: instancePath + "/link" }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors)));
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate30.errors = vErrors, vErrors === null;
}
function validate29(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (vErrors = need(vErrors, data, instancePath, ["products"]), data.products !== void 0) {
			let data0 = data.products;
			if (Array.isArray(data0)) {
				data0.length > 20 && (vErrors = fail(vErrors, instancePath + "/products", "maxItems", { limit: 20 }));
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) validate30(data0[i0], { instancePath: instancePath + "/products/" + i0 }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors));
			} else vErrors = fail(vErrors, instancePath + "/products", "type", none);
		}
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate29.errors = vErrors, vErrors === null;
}
const everydayValue = validate33;
function validate33(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (vErrors = need(vErrors, data, instancePath, ["pricePoint", "products"]), data.pricePoint !== void 0) {
			let data0 = data.pricePoint;
			(typeof data0 != "number" || data0 % 1 || isNaN(data0)) && (vErrors = fail(vErrors, instancePath + "/pricePoint", "type", none)), typeof data0 == "number" && (data0 < 100 || isNaN(data0)) && (vErrors = fail(vErrors, instancePath + "/pricePoint", "minimum", none));
		}
		if (vErrors = text(vErrors, data.text, instancePath + "/text", 90), data.products !== void 0) {
			let data2 = data.products;
			if (Array.isArray(data2)) {
				data2.length > 12 && (vErrors = fail(vErrors, instancePath + "/products", "maxItems", { limit: 12 }));
				let len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) validate30(data2[i0], { instancePath: instancePath + "/products/" + i0 }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors));
			} else vErrors = fail(vErrors, instancePath + "/products", "type", none);
		}
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate33.errors = vErrors, vErrors === null;
}
const offersRail = validate35, pattern4 = RegExp("^[A-Z0-9]{3,16}$", "u");
function validate35(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (vErrors = need(vErrors, data, instancePath, ["offers"]), data.offers !== void 0) {
			let data0 = data.offers;
			if (Array.isArray(data0)) {
				data0.length > 10 && (vErrors = fail(vErrors, instancePath + "/offers", "maxItems", { limit: 10 }));
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.wash === void 0 && (data1.wash = "ember"), vErrors = need(vErrors, data1, instancePath + "/offers/" + i0, ["heading"]), vErrors = text(vErrors, data1.heading, instancePath + "/offers/" + i0 + "/heading", 40, 1), vErrors = text(vErrors, data1.text, instancePath + "/offers/" + i0 + "/text", 90), data1.code !== void 0) {
							let data4 = data1.code;
							typeof data4 == "string" ? pattern4.test(data4) || (vErrors = fail(vErrors, instancePath + "/offers/" + i0 + "/code", "pattern", none)) : vErrors = fail(vErrors, instancePath + "/offers/" + i0 + "/code", "type", none);
						}
						vErrors = text(vErrors, data1.terms, instancePath + "/offers/" + i0 + "/terms", 48), vErrors = choice(vErrors, data1.wash, instancePath + "/offers/" + i0 + "/wash", [
							"ember",
							"leaf",
							"dusk",
							"cream"
						]), data1.link !== void 0 && (validate22(data1.link, { instancePath: instancePath + "/offers/" + i0 + "/link" }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors)));
					} else vErrors = fail(vErrors, instancePath + "/offers/" + i0, "type", none);
				}
			} else vErrors = fail(vErrors, instancePath + "/offers", "type", none);
		}
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate35.errors = vErrors, vErrors === null;
}
const countdownOffer = validate37, pattern6 = RegExp("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$", "u");
function validate37(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (vErrors = need(vErrors, data, instancePath, ["heading", "endsAt"]), vErrors = text(vErrors, data.heading, instancePath + "/heading", 50, 1), vErrors = text(vErrors, data.text, instancePath + "/text", 90), data.code !== void 0) {
			let data2 = data.code;
			typeof data2 == "string" ? pattern4.test(data2) || (vErrors = fail(vErrors, instancePath + "/code", "pattern", none)) : vErrors = fail(vErrors, instancePath + "/code", "type", none);
		}
		if (data.endsAt !== void 0) {
			let data3 = data.endsAt;
			typeof data3 == "string" ? pattern6.test(data3) || (vErrors = fail(vErrors, instancePath + "/endsAt", "pattern", none)) : vErrors = fail(vErrors, instancePath + "/endsAt", "type", none);
		}
		vErrors = text(vErrors, data.picture, instancePath + "/picture", 80);
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate37.errors = vErrors, vErrors === null;
}
const essentials = validate38;
function validate38(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (vErrors = need(vErrors, data, instancePath, ["products"]), data.products !== void 0) {
			let data0 = data.products;
			if (Array.isArray(data0)) {
				data0.length > 12 && (vErrors = fail(vErrors, instancePath + "/products", "maxItems", { limit: 12 }));
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) validate30(data0[i0], { instancePath: instancePath + "/products/" + i0 }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors));
			} else vErrors = fail(vErrors, instancePath + "/products", "type", none);
		}
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate38.errors = vErrors, vErrors === null;
}
const favouriteBanner = validate40;
function validate40(data, { instancePath = "" } = {}) {
	let vErrors = null;
	return data && typeof data == "object" && !Array.isArray(data) ? (data.cta === void 0 && (data.cta = "See favourites"), data.wash === void 0 && (data.wash = "ember"), vErrors = need(vErrors, data, instancePath, ["heading"]), vErrors = text(vErrors, data.heading, instancePath + "/heading", 50, 1), vErrors = text(vErrors, data.text, instancePath + "/text", 90), vErrors = text(vErrors, data.cta, instancePath + "/cta", 24, 1), vErrors = text(vErrors, data.picture, instancePath + "/picture", 80), vErrors = choice(vErrors, data.wash, instancePath + "/wash", [
		"ember",
		"leaf",
		"dusk",
		"cream"
	])) : vErrors = fail(vErrors, instancePath, "type", none), validate40.errors = vErrors, vErrors === null;
}
const otherOffers = validate41;
function validate41(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (vErrors = need(vErrors, data, instancePath, ["offers"]), data.offers !== void 0) {
			let data0 = data.offers;
			if (Array.isArray(data0)) {
				data0.length > 8 && (vErrors = fail(vErrors, instancePath + "/offers", "maxItems", { limit: 8 }));
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					data1 && typeof data1 == "object" && !Array.isArray(data1) ? (vErrors = need(vErrors, data1, instancePath + "/offers/" + i0, ["heading"]), vErrors = text(vErrors, data1.heading, instancePath + "/offers/" + i0 + "/heading", 50, 1), vErrors = text(vErrors, data1.text, instancePath + "/offers/" + i0 + "/text", 90), vErrors = text(vErrors, data1.picture, instancePath + "/offers/" + i0 + "/picture", 80), data1.link !== void 0 && (validate22(data1.link, { instancePath: instancePath + "/offers/" + i0 + "/link" }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors)))) : vErrors = fail(vErrors, instancePath + "/offers/" + i0, "type", none);
				}
			} else vErrors = fail(vErrors, instancePath + "/offers", "type", none);
		}
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate41.errors = vErrors, vErrors === null;
}
const activeOrder = validate43;
function validate43(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.trackLabel === void 0 && (data.trackLabel = "Track order"), data.order !== void 0) {
			let data0 = data.order;
			data0 && typeof data0 == "object" && !Array.isArray(data0) ? (vErrors = need(vErrors, data0, instancePath + "/order", [
				"id",
				"stage",
				"stageLabel"
			]), vErrors = text(vErrors, data0.id, instancePath + "/order/id", 80, 1), vErrors = choice(vErrors, data0.stage, instancePath + "/order/stage", [
				"CONFIRMED",
				"BEING_BAKED",
				"DISPATCHED",
				"DELIVERED",
				"CANCELLED"
			]), vErrors = text(vErrors, data0.stageLabel, instancePath + "/order/stageLabel", 40, 1), vErrors = text(vErrors, data0.eta, instancePath + "/order/eta", 60), vErrors = text(vErrors, data0.storeName, instancePath + "/order/storeName", 80)) : vErrors = fail(vErrors, instancePath + "/order", "type", none);
		}
		vErrors = text(vErrors, data.trackLabel, instancePath + "/trackLabel", 20, 1);
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate43.errors = vErrors, vErrors === null;
}
const previousOrder = validate44;
function validate44(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		data.orders === void 0 && (data.orders = []), data.reorderLabel === void 0 && (data.reorderLabel = "Order again");
		let data0 = data.orders;
		if (Array.isArray(data0)) {
			data0.length > 6 && (vErrors = fail(vErrors, instancePath + "/orders", "maxItems", { limit: 6 }));
			let len0 = data0.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data1 = data0[i0];
				if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
					if (data1.pictures === void 0 && (data1.pictures = []), vErrors = need(vErrors, data1, instancePath + "/orders/" + i0, [
						"id",
						"placedAt",
						"items",
						"total"
					]), vErrors = text(vErrors, data1.id, instancePath + "/orders/" + i0 + "/id", 80, 1), data1.placedAt !== void 0) {
						let data3 = data1.placedAt;
						typeof data3 == "string" ? pattern2.test(data3) || (vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/placedAt", "pattern", none)) : vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/placedAt", "type", none);
					}
					if (data1.items !== void 0) {
						let data4 = data1.items;
						if (Array.isArray(data4)) {
							data4.length > 25 && (vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/items", "maxItems", { limit: 25 })), data4.length < 1 && (vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/items", "minItems", { limit: 1 }));
							let len1 = data4.length;
							for (let i1 = 0; i1 < len1; i1++) {
								let data5 = data4[i1];
								if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
									data5.quantity === void 0 && (data5.quantity = 1), vErrors = need(vErrors, data5, instancePath + "/orders/" + i0 + "/items/" + i1, ["name"]), vErrors = text(vErrors, data5.name, instancePath + "/orders/" + i0 + "/items/" + i1 + "/name", 80, 1);
									let data7 = data5.quantity;
									if ((typeof data7 != "number" || data7 % 1 || isNaN(data7)) && (vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/items/" + i1 + "/quantity", "type", none)), typeof data7 == "number" && ((data7 > 99 || isNaN(data7)) && (vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/items/" + i1 + "/quantity", "maximum", none)), (data7 < 1 || isNaN(data7)) && (vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/items/" + i1 + "/quantity", "minimum", none))), data5.foodType !== void 0) {
										let data8 = data5.foodType;
										typeof data8 != "number" && (vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/items/" + i1 + "/foodType", "type", none)), data8 !== 1 && data8 !== 2 && (vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/items/" + i1 + "/foodType", "enum", none));
									}
								} else vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/items/" + i1, "type", none);
							}
						} else vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/items", "type", none);
					}
					if (data1.total !== void 0) {
						let data9 = data1.total;
						(typeof data9 != "number" || data9 % 1 || isNaN(data9)) && (vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/total", "type", none)), typeof data9 == "number" && (data9 < 0 || isNaN(data9)) && (vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/total", "minimum", none));
					}
					let data10 = data1.pictures;
					if (Array.isArray(data10)) {
						data10.length > 3 && (vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/pictures", "maxItems", { limit: 3 }));
						let len2 = data10.length;
						for (let i2 = 0; i2 < len2; i2++) vErrors = text(vErrors, data10[i2], instancePath + "/orders/" + i0 + "/pictures/" + i2, 80);
					} else vErrors = fail(vErrors, instancePath + "/orders/" + i0 + "/pictures", "type", none);
					vErrors = text(vErrors, data1.storeName, instancePath + "/orders/" + i0 + "/storeName", 80);
				} else vErrors = fail(vErrors, instancePath + "/orders/" + i0, "type", none);
			}
		} else vErrors = fail(vErrors, instancePath + "/orders", "type", none);
		vErrors = text(vErrors, data.reorderLabel, instancePath + "/reorderLabel", 20, 1);
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate44.errors = vErrors, vErrors === null;
}
const hygieneBanner = validate45;
function validate45(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		data.points === void 0 && (data.points = []), data.action === void 0 && (data.action = "See how we work"), vErrors = need(vErrors, data, instancePath, ["heading"]), vErrors = text(vErrors, data.heading, instancePath + "/heading", 60, 1), vErrors = text(vErrors, data.text, instancePath + "/text", 140);
		let data2 = data.points;
		if (Array.isArray(data2)) {
			data2.length > 4 && (vErrors = fail(vErrors, instancePath + "/points", "maxItems", { limit: 4 }));
			let len0 = data2.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data3 = data2[i0];
				data3 && typeof data3 == "object" && !Array.isArray(data3) ? (data3.icon === void 0 && (data3.icon = "check"), vErrors = need(vErrors, data3, instancePath + "/points/" + i0, ["label"]), vErrors = text(vErrors, data3.label, instancePath + "/points/" + i0 + "/label", 40, 1), vErrors = text(vErrors, data3.icon, instancePath + "/points/" + i0 + "/icon", 30)) : vErrors = fail(vErrors, instancePath + "/points/" + i0, "type", none);
			}
		} else vErrors = fail(vErrors, instancePath + "/points", "type", none);
		vErrors = text(vErrors, data.action, instancePath + "/action", 30, 1), vErrors = text(vErrors, data.picture, instancePath + "/picture", 80);
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate45.errors = vErrors, vErrors === null;
}
const feedbackPrompt = validate46;
function validate46(data, { instancePath = "" } = {}) {
	let vErrors = null;
	return data && typeof data == "object" && !Array.isArray(data) ? (data.dismissable === void 0 && (data.dismissable = !0), vErrors = need(vErrors, data, instancePath, [
		"widgetId",
		"heading",
		"question"
	]), vErrors = text(vErrors, data.widgetId, instancePath + "/widgetId", 80, 1), vErrors = text(vErrors, data.heading, instancePath + "/heading", 60, 1), vErrors = text(vErrors, data.question, instancePath + "/question", 120, 1), vErrors = text(vErrors, data.orderId, instancePath + "/orderId", 80), vErrors = choice(vErrors, data.orderMode, instancePath + "/orderMode", [
		"D",
		"P",
		"DINEIN",
		"CURB",
		"IRCTC"
	]), typeof data.dismissable != "boolean" && (vErrors = fail(vErrors, instancePath + "/dismissable", "type", none))) : vErrors = fail(vErrors, instancePath, "type", none), validate46.errors = vErrors, vErrors === null;
}
const leaderboardBanner = validate47;
function validate47(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		data.leaders === void 0 && (data.leaders = []), data.action === void 0 && (data.action = "See the leaderboard"), vErrors = need(vErrors, data, instancePath, ["heading"]), vErrors = text(vErrors, data.heading, instancePath + "/heading", 60, 1), vErrors = text(vErrors, data.text, instancePath + "/text", 140);
		let data2 = data.leaders;
		if (Array.isArray(data2)) {
			data2.length > 3 && (vErrors = fail(vErrors, instancePath + "/leaders", "maxItems", { limit: 3 }));
			let len0 = data2.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data3 = data2[i0];
				if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
					if (vErrors = need(vErrors, data3, instancePath + "/leaders/" + i0, ["name", "runs"]), vErrors = text(vErrors, data3.name, instancePath + "/leaders/" + i0 + "/name", 40, 1), data3.runs !== void 0) {
						let data5 = data3.runs;
						(typeof data5 != "number" || data5 % 1 || isNaN(data5)) && (vErrors = fail(vErrors, instancePath + "/leaders/" + i0 + "/runs", "type", none)), typeof data5 == "number" && (data5 < 0 || isNaN(data5)) && (vErrors = fail(vErrors, instancePath + "/leaders/" + i0 + "/runs", "minimum", none));
					}
				} else vErrors = fail(vErrors, instancePath + "/leaders/" + i0, "type", none);
			}
		} else vErrors = fail(vErrors, instancePath + "/leaders", "type", none);
		vErrors = text(vErrors, data.picture, instancePath + "/picture", 80), vErrors = text(vErrors, data.action, instancePath + "/action", 30, 1);
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate47.errors = vErrors, vErrors === null;
}
const appBanner = validate48;
function validate48(data, { instancePath = "" } = {}) {
	let vErrors = null;
	return data && typeof data == "object" && !Array.isArray(data) ? (data.action === void 0 && (data.action = "Install"), data.icon === void 0 && (data.icon = "app"), vErrors = need(vErrors, data, instancePath, ["heading"]), vErrors = text(vErrors, data.heading, instancePath + "/heading", 60, 1), vErrors = text(vErrors, data.text, instancePath + "/text", 140), vErrors = text(vErrors, data.action, instancePath + "/action", 20, 1), vErrors = text(vErrors, data.icon, instancePath + "/icon", 30)) : vErrors = fail(vErrors, instancePath, "type", none), validate48.errors = vErrors, vErrors === null;
}
const notice = validate49;
function validate49(data, { instancePath = "" } = {}) {
	let vErrors = null;
	return data && typeof data == "object" && !Array.isArray(data) ? (data.tone === void 0 && (data.tone = "info"), vErrors = need(vErrors, data, instancePath, ["text"]), vErrors = text(vErrors, data.text, instancePath + "/text", 240, 1), vErrors = text(vErrors, data.heading, instancePath + "/heading", 60), vErrors = choice(vErrors, data.tone, instancePath + "/tone", [
		"info",
		"good",
		"warning"
	]), vErrors = text(vErrors, data.icon, instancePath + "/icon", 30)) : vErrors = fail(vErrors, instancePath, "type", none), validate49.errors = vErrors, vErrors === null;
}
const storyBlock = validate50;
function validate50(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.alt === void 0 && (data.alt = ""), data.order === void 0 && (data.order = "picture-first"), vErrors = need(vErrors, data, instancePath, ["heading", "paragraphs"]), vErrors = text(vErrors, data.heading, instancePath + "/heading", 80, 1), data.paragraphs !== void 0) {
			let data1 = data.paragraphs;
			if (Array.isArray(data1)) {
				data1.length > 6 && (vErrors = fail(vErrors, instancePath + "/paragraphs", "maxItems", { limit: 6 })), data1.length < 1 && (vErrors = fail(vErrors, instancePath + "/paragraphs", "minItems", { limit: 1 }));
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) vErrors = text(vErrors, data1[i0], instancePath + "/paragraphs/" + i0, 800, 1);
			} else vErrors = fail(vErrors, instancePath + "/paragraphs", "type", none);
		}
		vErrors = text(vErrors, data.picture, instancePath + "/picture", 80), vErrors = text(vErrors, data.alt, instancePath + "/alt", 140), vErrors = choice(vErrors, data.order, instancePath + "/order", ["picture-first", "words-first"]);
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate50.errors = vErrors, vErrors === null;
}
const textBlock = validate51;
function validate51(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		data.paragraphs === void 0 && (data.paragraphs = []), data.list === void 0 && (data.list = []), data.listKind === void 0 && (data.listKind = "points"), vErrors = text(vErrors, data.heading, instancePath + "/heading", 100);
		let data1 = data.paragraphs;
		if (Array.isArray(data1)) {
			data1.length > 12 && (vErrors = fail(vErrors, instancePath + "/paragraphs", "maxItems", { limit: 12 }));
			let len0 = data1.length;
			for (let i0 = 0; i0 < len0; i0++) vErrors = text(vErrors, data1[i0], instancePath + "/paragraphs/" + i0, 1200, 1);
		} else vErrors = fail(vErrors, instancePath + "/paragraphs", "type", none);
		let data3 = data.list;
		if (Array.isArray(data3)) {
			data3.length > 40 && (vErrors = fail(vErrors, instancePath + "/list", "maxItems", { limit: 40 }));
			let len1 = data3.length;
			for (let i1 = 0; i1 < len1; i1++) vErrors = text(vErrors, data3[i1], instancePath + "/list/" + i1, 400, 1);
		} else vErrors = fail(vErrors, instancePath + "/list", "type", none);
		vErrors = choice(vErrors, data.listKind, instancePath + "/listKind", ["points", "steps"]);
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate51.errors = vErrors, vErrors === null;
}
const faqBlock = validate52;
function validate52(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (vErrors = need(vErrors, data, instancePath, ["items"]), vErrors = text(vErrors, data.heading, instancePath + "/heading", 80), data.items !== void 0) {
			let data1 = data.items;
			if (Array.isArray(data1)) {
				data1.length > 30 && (vErrors = fail(vErrors, instancePath + "/items", "maxItems", { limit: 30 })), data1.length < 1 && (vErrors = fail(vErrors, instancePath + "/items", "minItems", { limit: 1 }));
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (vErrors = need(vErrors, data2, instancePath + "/items/" + i0, ["question", "answer"]), vErrors = text(vErrors, data2.question, instancePath + "/items/" + i0 + "/question", 160, 1), data2.answer !== void 0) {
							let data4 = data2.answer;
							if (Array.isArray(data4)) {
								data4.length > 5 && (vErrors = fail(vErrors, instancePath + "/items/" + i0 + "/answer", "maxItems", { limit: 5 })), data4.length < 1 && (vErrors = fail(vErrors, instancePath + "/items/" + i0 + "/answer", "minItems", { limit: 1 }));
								let len1 = data4.length;
								for (let i1 = 0; i1 < len1; i1++) vErrors = text(vErrors, data4[i1], instancePath + "/items/" + i0 + "/answer/" + i1, 800, 1);
							} else vErrors = fail(vErrors, instancePath + "/items/" + i0 + "/answer", "type", none);
						}
					} else vErrors = fail(vErrors, instancePath + "/items/" + i0, "type", none);
				}
			} else vErrors = fail(vErrors, instancePath + "/items", "type", none);
		}
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate52.errors = vErrors, vErrors === null;
}
const menuEntry = validate53;
function validate53(data, { instancePath = "" } = {}) {
	let vErrors = null;
	return data && typeof data == "object" && !Array.isArray(data) ? (vErrors = need(vErrors, data, instancePath, ["label"]), vErrors = text(vErrors, data.label, instancePath + "/label", 40, 1), vErrors = text(vErrors, data.icon, instancePath + "/icon", 30), vErrors = text(vErrors, data.note, instancePath + "/note", 40)) : vErrors = fail(vErrors, instancePath, "type", none), validate53.errors = vErrors, vErrors === null;
}
const menuGroup = validate54;
function validate54(data, { instancePath = "" } = {}) {
	let vErrors = null;
	return vErrors = data && typeof data == "object" && !Array.isArray(data) ? text(vErrors, data.heading, instancePath + "/heading", 40) : fail(vErrors, instancePath, "type", none), validate54.errors = vErrors, vErrors === null;
}
const bottomItem = validate55;
function validate55(data, { instancePath = "" } = {}) {
	let vErrors = null;
	return data && typeof data == "object" && !Array.isArray(data) ? (vErrors = need(vErrors, data, instancePath, ["label", "icon"]), vErrors = text(vErrors, data.label, instancePath + "/label", 14, 1), vErrors = text(vErrors, data.icon, instancePath + "/icon", 30), vErrors = choice(vErrors, data.badge, instancePath + "/badge", ["cart-count"])) : vErrors = fail(vErrors, instancePath, "type", none), validate55.errors = vErrors, vErrors === null;
}
const fieldRating = validate56;
function validate56(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.required === void 0 && (data.required = !1), vErrors = need(vErrors, data, instancePath, ["question"]), vErrors = text(vErrors, data.question, instancePath + "/question", 120, 1), data.labels !== void 0) {
			let data1 = data.labels;
			if (Array.isArray(data1)) {
				data1.length > 6 && (vErrors = fail(vErrors, instancePath + "/labels", "maxItems", { limit: 6 })), data1.length < 6 && (vErrors = fail(vErrors, instancePath + "/labels", "minItems", { limit: 6 }));
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) vErrors = text(vErrors, data1[i0], instancePath + "/labels/" + i0, 24, 1);
			} else vErrors = fail(vErrors, instancePath + "/labels", "type", none);
		}
		typeof data.required != "boolean" && (vErrors = fail(vErrors, instancePath + "/required", "type", none));
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate56.errors = vErrors, vErrors === null;
}
const fieldTags = validate57;
function validate57(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.required === void 0 && (data.required = !1), vErrors = need(vErrors, data, instancePath, ["question"]), vErrors = text(vErrors, data.question, instancePath + "/question", 120, 1), data.tags !== void 0) {
			let data1 = data.tags;
			if (Array.isArray(data1)) {
				data1.length > 12 && (vErrors = fail(vErrors, instancePath + "/tags", "maxItems", { limit: 12 })), data1.length < 1 && (vErrors = fail(vErrors, instancePath + "/tags", "minItems", { limit: 1 }));
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) vErrors = text(vErrors, data1[i0], instancePath + "/tags/" + i0, 30, 1);
			} else vErrors = fail(vErrors, instancePath + "/tags", "type", none);
		}
		typeof data.required != "boolean" && (vErrors = fail(vErrors, instancePath + "/required", "type", none));
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate57.errors = vErrors, vErrors === null;
}
const fieldCategory = validate58;
function validate58(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.required === void 0 && (data.required = !1), vErrors = need(vErrors, data, instancePath, ["question", "options"]), vErrors = text(vErrors, data.question, instancePath + "/question", 120, 1), data.options !== void 0) {
			let data1 = data.options;
			if (Array.isArray(data1)) {
				data1.length > 8 && (vErrors = fail(vErrors, instancePath + "/options", "maxItems", { limit: 8 })), data1.length < 2 && (vErrors = fail(vErrors, instancePath + "/options", "minItems", { limit: 2 }));
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					data2 && typeof data2 == "object" && !Array.isArray(data2) ? (vErrors = need(vErrors, data2, instancePath + "/options/" + i0, ["value", "label"]), vErrors = text(vErrors, data2.value, instancePath + "/options/" + i0 + "/value", 40, 1), vErrors = text(vErrors, data2.label, instancePath + "/options/" + i0 + "/label", 40, 1), vErrors = text(vErrors, data2.text, instancePath + "/options/" + i0 + "/text", 80)) : vErrors = fail(vErrors, instancePath + "/options/" + i0, "type", none);
				}
			} else vErrors = fail(vErrors, instancePath + "/options", "type", none);
		}
		typeof data.required != "boolean" && (vErrors = fail(vErrors, instancePath + "/required", "type", none));
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate58.errors = vErrors, vErrors === null;
}
const fieldComment = validate59;
function validate59(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		data.maxLength === void 0 && (data.maxLength = 250), data.required === void 0 && (data.required = !1), vErrors = need(vErrors, data, instancePath, ["question"]), vErrors = text(vErrors, data.question, instancePath + "/question", 120, 1), vErrors = text(vErrors, data.hint, instancePath + "/hint", 120);
		let data2 = data.maxLength;
		(typeof data2 != "number" || data2 % 1 || isNaN(data2)) && (vErrors = fail(vErrors, instancePath + "/maxLength", "type", none)), typeof data2 == "number" && ((data2 > 250 || isNaN(data2)) && (vErrors = fail(vErrors, instancePath + "/maxLength", "maximum", none)), (data2 < 20 || isNaN(data2)) && (vErrors = fail(vErrors, instancePath + "/maxLength", "minimum", none))), typeof data.required != "boolean" && (vErrors = fail(vErrors, instancePath + "/required", "type", none));
	} else vErrors = fail(vErrors, instancePath, "type", none);
	return validate59.errors = vErrors, vErrors === null;
}
const fieldNps = validate60;
function validate60(data, { instancePath = "" } = {}) {
	let vErrors = null;
	return data && typeof data == "object" && !Array.isArray(data) ? (data.lowLabel === void 0 && (data.lowLabel = "Not at all likely"), data.highLabel === void 0 && (data.highLabel = "Very likely"), data.required === void 0 && (data.required = !1), vErrors = need(vErrors, data, instancePath, ["question"]), vErrors = text(vErrors, data.question, instancePath + "/question", 120, 1), vErrors = text(vErrors, data.lowLabel, instancePath + "/lowLabel", 24, 1), vErrors = text(vErrors, data.highLabel, instancePath + "/highLabel", 24, 1), typeof data.required != "boolean" && (vErrors = fail(vErrors, instancePath + "/required", "type", none))) : vErrors = fail(vErrors, instancePath, "type", none), validate60.errors = vErrors, vErrors === null;
}

/** Checks what every node has. */
export const validateNode: Validator = node;

/** Type of a node → the check of its props. */
export const validators: ReadonlyMap<string, Validator> = new Map([
  ['order-types', orderTypes],
  ['hero-carousel', heroCarousel],
  ['category-grid', categoryGrid],
  ['bestsellers', bestsellers],
  ['everyday-value', everydayValue],
  ['offers-rail', offersRail],
  ['countdown-offer', countdownOffer],
  ['essentials', essentials],
  ['favourite-banner', favouriteBanner],
  ['other-offers', otherOffers],
  ['active-order', activeOrder],
  ['previous-order', previousOrder],
  ['hygiene-banner', hygieneBanner],
  ['feedback-prompt', feedbackPrompt],
  ['leaderboard-banner', leaderboardBanner],
  ['app-banner', appBanner],
  ['notice', notice],
  ['story-block', storyBlock],
  ['text-block', textBlock],
  ['faq-block', faqBlock],
  ['menu-entry', menuEntry],
  ['menu-group', menuGroup],
  ['bottom-item', bottomItem],
  ['field-rating', fieldRating],
  ['field-tags', fieldTags],
  ['field-category', fieldCategory],
  ['field-comment', fieldComment],
  ['field-nps', fieldNps],
]);
