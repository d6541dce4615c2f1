// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser, when a document has to be checked.
// @ts-nocheck
import type { Validator } from '../compiled-contract.ts';

// validators
const node = validate21, schema6 = {
	type: "object",
	properties: {
		id: {
			type: "string",
			minLength: 1,
			maxLength: 80
		},
		type: {
			type: "string",
			minLength: 1,
			maxLength: 60
		},
		version: {
			default: 1,
			type: "integer",
			minimum: 1,
			maximum: 9007199254740991
		},
		title: {
			type: "string",
			maxLength: 80
		},
		props: {
			type: "object",
			propertyNames: { type: "string" },
			additionalProperties: {}
		},
		contentUrl: {
			type: "string",
			maxLength: 500,
			pattern: "^(?:https:\\/\\/[^\\s\"'<>\\\\]+|\\/(?![/\\\\])[^\\s\"'<>\\\\]*)$"
		},
		link: { allOf: [{ $ref: "shared-link" }] },
		layout: {
			type: "object",
			properties: {
				margin: {
					type: "string",
					enum: [
						"tight",
						"normal",
						"wide"
					]
				},
				width: {
					type: "string",
					enum: ["column", "bleed"]
				}
			}
		},
		when: {
			type: "object",
			properties: {
				orderTypes: {
					type: "array",
					items: {
						type: "string",
						enum: [
							"D",
							"P",
							"DINEIN",
							"CURB",
							"IRCTC"
						]
					}
				},
				session: {
					type: "string",
					enum: ["guest", "logged-in"]
				},
				miniApp: {
					type: "string",
					enum: [
						"any",
						"none",
						"PAYTM",
						"GPAY"
					]
				},
				storeIds: {
					type: "array",
					items: { type: "string" }
				},
				experiment: {
					type: "object",
					properties: {
						name: { type: "string" },
						variants: {
							minItems: 1,
							type: "array",
							items: { type: "string" }
						}
					},
					required: ["name", "variants"]
				},
				from: {
					type: "string",
					pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$"
				},
				until: {
					type: "string",
					pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$"
				}
			}
		},
		tracking: {
			type: "object",
			properties: {
				name: {
					type: "string",
					maxLength: 80
				},
				campaign: {
					type: "string",
					maxLength: 80
				}
			},
			required: ["name"]
		}
	},
	required: ["id", "type"]
}, pattern0 = RegExp("^(?:https:\\/\\/[^\\s\"'<>\\\\]+|\\/(?![/\\\\])[^\\s\"'<>\\\\]*)$", "u"), pattern2 = RegExp("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$", "u"), schema7 = {
	type: "object",
	properties: {
		action: {
			type: "string",
			enum: [
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
			]
		},
		to: {
			type: "string",
			maxLength: 500,
			pattern: "^(?!\\s*(?:javascript|data|vbscript|file|blob)\\s*:)(?!\\s*[/\\\\]{2})[^\\n\\r\\t<>\"\\\\]*$"
		},
		label: {
			type: "string",
			maxLength: 60
		}
	},
	required: ["action"]
}, pattern1 = RegExp("^(?!\\s*(?:javascript|data|vbscript|file|blob)\\s*:)(?!\\s*[/\\\\]{2})[^\\n\\r\\t<>\"\\\\]*$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.action === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "action" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.action !== void 0) {
			let data0 = data.action;
			if (typeof data0 != "string") {
				let err1 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
			if (data0 !== "menu" && data0 !== "deals" && data0 !== "orders" && data0 !== "my_order" && data0 !== "track_order" && data0 !== "wallet" && data0 !== "terms_and_condtions" && data0 !== "terms_and_conditions" && data0 !== "our_story" && data0 !== "sitemap" && data0 !== "web_view" && data0 !== "home" && data0 !== "login" && data0 !== "profile" && data0 !== "cart" && data0 !== "edv" && data0 !== "feedback" && data0 !== "leaderboard" && data0 !== "restaurants" && data0 !== "train" && data0 !== "path" && data0 !== "url" && data0 !== "call") {
				let err2 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/enum",
					keyword: "enum",
					params: { allowedValues: schema7.properties.action.enum }
				};
				vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 == "string") {
				if (data1.length > 500) {
					let err3 = {
						instancePath: instancePath + "/to",
						schemaPath: "#/properties/to/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
				}
				if (!pattern1.test(data1)) {
					let err4 = {
						instancePath: instancePath + "/to",
						schemaPath: "#/properties/to/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s*(?:javascript|data|vbscript|file|blob)\\s*:)(?!\\s*[/\\\\]{2})[^\\n\\r\\t<>\"\\\\]*$" }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
			} else {
				let err5 = {
					instancePath: instancePath + "/to",
					schemaPath: "#/properties/to/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			}
		}
		if (data.label !== void 0) {
			let data2 = data.label;
			if (typeof data2 == "string") {
				if (data2.length > 60) {
					let err6 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/properties/label/maxLength",
						keyword: "maxLength",
						params: { limit: 60 }
					};
					vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
				}
			} else {
				let err7 = {
					instancePath: instancePath + "/label",
					schemaPath: "#/properties/label/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
			}
		}
	} else {
		let err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
	}
	return validate22.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0 && (data.version = 1), data.id === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.type === void 0) {
			let err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" }
			};
			vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 == "string") {
				if (data0.length > 80) {
					let err2 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
				if (data0.length < 1) {
					let err3 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
				}
			} else {
				let err4 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
			}
		}
		if (data.type !== void 0) {
			let data1 = data.type;
			if (typeof data1 == "string") {
				if (data1.length > 60) {
					let err5 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/maxLength",
						keyword: "maxLength",
						params: { limit: 60 }
					};
					vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
				}
				if (data1.length < 1) {
					let err6 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
				}
			} else {
				let err7 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
			}
		}
		let data2 = data.version;
		if (typeof data2 != "number" || data2 % 1 || isNaN(data2)) {
			let err8 = {
				instancePath: instancePath + "/version",
				schemaPath: "#/properties/version/type",
				keyword: "type",
				params: { type: "integer" }
			};
			vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
		}
		if (typeof data2 == "number") {
			if (data2 > 9007199254740991 || isNaN(data2)) {
				let err9 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/maximum",
					keyword: "maximum",
					params: {
						comparison: "<=",
						limit: 9007199254740991
					}
				};
				vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
			}
			if (data2 < 1 || isNaN(data2)) {
				let err10 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/minimum",
					keyword: "minimum",
					params: {
						comparison: ">=",
						limit: 1
					}
				};
				vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
			}
		}
		if (data.title !== void 0) {
			let data3 = data.title;
			if (typeof data3 == "string") {
				if (data3.length > 80) {
					let err11 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
				}
			} else {
				let err12 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
			}
		}
		if (data.props !== void 0) {
			let data4 = data.props;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) for (let key0 in data4) {
				let _errs11 = errors;
				if (typeof key0 != "string") {
					let err13 = {
						instancePath: instancePath + "/props",
						schemaPath: "#/properties/props/propertyNames/type",
						keyword: "type",
						params: { type: "string" },
						propertyName: key0
					};
					vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
				}
				if (_errs11 !== errors) {
					let err14 = {
						instancePath: instancePath + "/props",
						schemaPath: "#/properties/props/propertyNames",
						keyword: "propertyNames",
						params: { propertyName: key0 }
					};
					vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
				}
			}
			else {
				let err15 = {
					instancePath: instancePath + "/props",
					schemaPath: "#/properties/props/type",
					keyword: "type",
					params: { type: "object" }
				};
				vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
			}
		}
		if (data.contentUrl !== void 0) {
			let data5 = data.contentUrl;
			if (typeof data5 == "string") {
				if (data5.length > 500) {
					let err16 = {
						instancePath: instancePath + "/contentUrl",
						schemaPath: "#/properties/contentUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
				}
				if (!pattern0.test(data5)) {
					let err17 = {
						instancePath: instancePath + "/contentUrl",
						schemaPath: "#/properties/contentUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https:\\/\\/[^\\s\"'<>\\\\]+|\\/(?![/\\\\])[^\\s\"'<>\\\\]*)$" }
					};
					vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
				}
			} else {
				let err18 = {
					instancePath: instancePath + "/contentUrl",
					schemaPath: "#/properties/contentUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
			}
		}
		if (data.link !== void 0 && (validate22(data.link, {
			instancePath: instancePath + "/link",
			parentData: data,
			parentDataProperty: "link",
			rootData
		}) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.layout !== void 0) {
			let data7 = data.layout;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7.margin !== void 0) {
					let data8 = data7.margin;
					if (typeof data8 != "string") {
						let err19 = {
							instancePath: instancePath + "/layout/margin",
							schemaPath: "#/properties/layout/properties/margin/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
					}
					if (data8 !== "tight" && data8 !== "normal" && data8 !== "wide") {
						let err20 = {
							instancePath: instancePath + "/layout/margin",
							schemaPath: "#/properties/layout/properties/margin/enum",
							keyword: "enum",
							params: { allowedValues: schema6.properties.layout.properties.margin.enum }
						};
						vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
					}
				}
				if (data7.width !== void 0) {
					let data9 = data7.width;
					if (typeof data9 != "string") {
						let err21 = {
							instancePath: instancePath + "/layout/width",
							schemaPath: "#/properties/layout/properties/width/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
					}
					if (data9 !== "column" && data9 !== "bleed") {
						let err22 = {
							instancePath: instancePath + "/layout/width",
							schemaPath: "#/properties/layout/properties/width/enum",
							keyword: "enum",
							params: { allowedValues: schema6.properties.layout.properties.width.enum }
						};
						vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
					}
				}
			} else {
				let err23 = {
					instancePath: instancePath + "/layout",
					schemaPath: "#/properties/layout/type",
					keyword: "type",
					params: { type: "object" }
				};
				vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
			}
		}
		if (data.when !== void 0) {
			let data10 = data.when;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				if (data10.orderTypes !== void 0) {
					let data11 = data10.orderTypes;
					if (Array.isArray(data11)) {
						let len0 = data11.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data12 = data11[i0];
							if (typeof data12 != "string") {
								let err24 = {
									instancePath: instancePath + "/when/orderTypes/" + i0,
									schemaPath: "#/properties/when/properties/orderTypes/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
							}
							if (data12 !== "D" && data12 !== "P" && data12 !== "DINEIN" && data12 !== "CURB" && data12 !== "IRCTC") {
								let err25 = {
									instancePath: instancePath + "/when/orderTypes/" + i0,
									schemaPath: "#/properties/when/properties/orderTypes/items/enum",
									keyword: "enum",
									params: { allowedValues: schema6.properties.when.properties.orderTypes.items.enum }
								};
								vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
							}
						}
					} else {
						let err26 = {
							instancePath: instancePath + "/when/orderTypes",
							schemaPath: "#/properties/when/properties/orderTypes/type",
							keyword: "type",
							params: { type: "array" }
						};
						vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
					}
				}
				if (data10.session !== void 0) {
					let data13 = data10.session;
					if (typeof data13 != "string") {
						let err27 = {
							instancePath: instancePath + "/when/session",
							schemaPath: "#/properties/when/properties/session/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
					}
					if (data13 !== "guest" && data13 !== "logged-in") {
						let err28 = {
							instancePath: instancePath + "/when/session",
							schemaPath: "#/properties/when/properties/session/enum",
							keyword: "enum",
							params: { allowedValues: schema6.properties.when.properties.session.enum }
						};
						vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
					}
				}
				if (data10.miniApp !== void 0) {
					let data14 = data10.miniApp;
					if (typeof data14 != "string") {
						let err29 = {
							instancePath: instancePath + "/when/miniApp",
							schemaPath: "#/properties/when/properties/miniApp/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
					}
					if (data14 !== "any" && data14 !== "none" && data14 !== "PAYTM" && data14 !== "GPAY") {
						let err30 = {
							instancePath: instancePath + "/when/miniApp",
							schemaPath: "#/properties/when/properties/miniApp/enum",
							keyword: "enum",
							params: { allowedValues: schema6.properties.when.properties.miniApp.enum }
						};
						vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
					}
				}
				if (data10.storeIds !== void 0) {
					let data15 = data10.storeIds;
					if (Array.isArray(data15)) {
						let len1 = data15.length;
						for (let i1 = 0; i1 < len1; i1++) if (typeof data15[i1] != "string") {
							let err31 = {
								instancePath: instancePath + "/when/storeIds/" + i1,
								schemaPath: "#/properties/when/properties/storeIds/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
						}
					} else {
						let err32 = {
							instancePath: instancePath + "/when/storeIds",
							schemaPath: "#/properties/when/properties/storeIds/type",
							keyword: "type",
							params: { type: "array" }
						};
						vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
					}
				}
				if (data10.experiment !== void 0) {
					let data17 = data10.experiment;
					if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
						if (data17.name === void 0) {
							let err33 = {
								instancePath: instancePath + "/when/experiment",
								schemaPath: "#/properties/when/properties/experiment/required",
								keyword: "required",
								params: { missingProperty: "name" }
							};
							vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
						}
						if (data17.variants === void 0) {
							let err34 = {
								instancePath: instancePath + "/when/experiment",
								schemaPath: "#/properties/when/properties/experiment/required",
								keyword: "required",
								params: { missingProperty: "variants" }
							};
							vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
						}
						if (data17.name !== void 0 && typeof data17.name != "string") {
							let err35 = {
								instancePath: instancePath + "/when/experiment/name",
								schemaPath: "#/properties/when/properties/experiment/properties/name/type",
								keyword: "type",
								params: { type: "string" }
							};
							vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
						}
						if (data17.variants !== void 0) {
							let data19 = data17.variants;
							if (Array.isArray(data19)) {
								if (data19.length < 1) {
									let err36 = {
										instancePath: instancePath + "/when/experiment/variants",
										schemaPath: "#/properties/when/properties/experiment/properties/variants/minItems",
										keyword: "minItems",
										params: { limit: 1 }
									};
									vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
								}
								let len2 = data19.length;
								for (let i2 = 0; i2 < len2; i2++) if (typeof data19[i2] != "string") {
									let err37 = {
										instancePath: instancePath + "/when/experiment/variants/" + i2,
										schemaPath: "#/properties/when/properties/experiment/properties/variants/items/type",
										keyword: "type",
										params: { type: "string" }
									};
									vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
								}
							} else {
								let err38 = {
									instancePath: instancePath + "/when/experiment/variants",
									schemaPath: "#/properties/when/properties/experiment/properties/variants/type",
									keyword: "type",
									params: { type: "array" }
								};
								vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
							}
						}
					} else {
						let err39 = {
							instancePath: instancePath + "/when/experiment",
							schemaPath: "#/properties/when/properties/experiment/type",
							keyword: "type",
							params: { type: "object" }
						};
						vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
					}
				}
				if (data10.from !== void 0) {
					let data21 = data10.from;
					if (typeof data21 == "string") {
						if (!pattern2.test(data21)) {
							let err40 = {
								instancePath: instancePath + "/when/from",
								schemaPath: "#/properties/when/properties/from/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$" }
							};
							vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
						}
					} else {
						let err41 = {
							instancePath: instancePath + "/when/from",
							schemaPath: "#/properties/when/properties/from/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
					}
				}
				if (data10.until !== void 0) {
					let data22 = data10.until;
					if (typeof data22 == "string") {
						if (!pattern2.test(data22)) {
							let err42 = {
								instancePath: instancePath + "/when/until",
								schemaPath: "#/properties/when/properties/until/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$" }
							};
							vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
						}
					} else {
						let err43 = {
							instancePath: instancePath + "/when/until",
							schemaPath: "#/properties/when/properties/until/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
					}
				}
			} else {
				let err44 = {
					instancePath: instancePath + "/when",
					schemaPath: "#/properties/when/type",
					keyword: "type",
					params: { type: "object" }
				};
				vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
			}
		}
		if (data.tracking !== void 0) {
			let data23 = data.tracking;
			if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
				if (data23.name === void 0) {
					let err45 = {
						instancePath: instancePath + "/tracking",
						schemaPath: "#/properties/tracking/required",
						keyword: "required",
						params: { missingProperty: "name" }
					};
					vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
				}
				if (data23.name !== void 0) {
					let data24 = data23.name;
					if (typeof data24 == "string") {
						if (data24.length > 80) {
							let err46 = {
								instancePath: instancePath + "/tracking/name",
								schemaPath: "#/properties/tracking/properties/name/maxLength",
								keyword: "maxLength",
								params: { limit: 80 }
							};
							vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
						}
					} else {
						let err47 = {
							instancePath: instancePath + "/tracking/name",
							schemaPath: "#/properties/tracking/properties/name/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
					}
				}
				if (data23.campaign !== void 0) {
					let data25 = data23.campaign;
					if (typeof data25 == "string") {
						if (data25.length > 80) {
							let err48 = {
								instancePath: instancePath + "/tracking/campaign",
								schemaPath: "#/properties/tracking/properties/campaign/maxLength",
								keyword: "maxLength",
								params: { limit: 80 }
							};
							vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
						}
					} else {
						let err49 = {
							instancePath: instancePath + "/tracking/campaign",
							schemaPath: "#/properties/tracking/properties/campaign/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
					}
				}
			} else {
				let err50 = {
					instancePath: instancePath + "/tracking",
					schemaPath: "#/properties/tracking/type",
					keyword: "type",
					params: { type: "object" }
				};
				vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
			}
		}
	} else {
		let err51 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
	}
	return validate21.errors = vErrors, errors === 0;
}
const orderTypes = validate24, schema8 = {
	type: "object",
	properties: {
		legend: {
			default: "How would you like your food?",
			type: "string",
			minLength: 1,
			maxLength: 60
		},
		types: {
			minItems: 1,
			maxItems: 5,
			type: "array",
			items: {
				type: "object",
				properties: {
					code: {
						type: "string",
						enum: [
							"D",
							"P",
							"DINEIN",
							"CURB",
							"IRCTC"
						]
					},
					label: {
						type: "string",
						minLength: 1,
						maxLength: 20
					},
					note: {
						type: "string",
						maxLength: 30
					},
					picture: {
						type: "string",
						maxLength: 80
					}
				},
				required: ["code", "label"]
			}
		}
	},
	required: ["types"]
};
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.legend === void 0 && (data.legend = "How would you like your food?"), data.types === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "types" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		let data0 = data.legend;
		if (typeof data0 == "string") {
			if (data0.length > 60) {
				let err1 = {
					instancePath: instancePath + "/legend",
					schemaPath: "#/properties/legend/maxLength",
					keyword: "maxLength",
					params: { limit: 60 }
				};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
			if (data0.length < 1) {
				let err2 = {
					instancePath: instancePath + "/legend",
					schemaPath: "#/properties/legend/minLength",
					keyword: "minLength",
					params: { limit: 1 }
				};
				vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
			}
		} else {
			let err3 = {
				instancePath: instancePath + "/legend",
				schemaPath: "#/properties/legend/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
		}
		if (data.types !== void 0) {
			let data1 = data.types;
			if (Array.isArray(data1)) {
				if (data1.length > 5) {
					let err4 = {
						instancePath: instancePath + "/types",
						schemaPath: "#/properties/types/maxItems",
						keyword: "maxItems",
						params: { limit: 5 }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
				if (data1.length < 1) {
					let err5 = {
						instancePath: instancePath + "/types",
						schemaPath: "#/properties/types/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
				}
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.code === void 0) {
							let err6 = {
								instancePath: instancePath + "/types/" + i0,
								schemaPath: "#/properties/types/items/required",
								keyword: "required",
								params: { missingProperty: "code" }
							};
							vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
						}
						if (data2.label === void 0) {
							let err7 = {
								instancePath: instancePath + "/types/" + i0,
								schemaPath: "#/properties/types/items/required",
								keyword: "required",
								params: { missingProperty: "label" }
							};
							vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
						}
						if (data2.code !== void 0) {
							let data3 = data2.code;
							if (typeof data3 != "string") {
								let err8 = {
									instancePath: instancePath + "/types/" + i0 + "/code",
									schemaPath: "#/properties/types/items/properties/code/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
							}
							if (data3 !== "D" && data3 !== "P" && data3 !== "DINEIN" && data3 !== "CURB" && data3 !== "IRCTC") {
								let err9 = {
									instancePath: instancePath + "/types/" + i0 + "/code",
									schemaPath: "#/properties/types/items/properties/code/enum",
									keyword: "enum",
									params: { allowedValues: schema8.properties.types.items.properties.code.enum }
								};
								vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
							}
						}
						if (data2.label !== void 0) {
							let data4 = data2.label;
							if (typeof data4 == "string") {
								if (data4.length > 20) {
									let err10 = {
										instancePath: instancePath + "/types/" + i0 + "/label",
										schemaPath: "#/properties/types/items/properties/label/maxLength",
										keyword: "maxLength",
										params: { limit: 20 }
									};
									vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
								}
								if (data4.length < 1) {
									let err11 = {
										instancePath: instancePath + "/types/" + i0 + "/label",
										schemaPath: "#/properties/types/items/properties/label/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
								}
							} else {
								let err12 = {
									instancePath: instancePath + "/types/" + i0 + "/label",
									schemaPath: "#/properties/types/items/properties/label/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
							}
						}
						if (data2.note !== void 0) {
							let data5 = data2.note;
							if (typeof data5 == "string") {
								if (data5.length > 30) {
									let err13 = {
										instancePath: instancePath + "/types/" + i0 + "/note",
										schemaPath: "#/properties/types/items/properties/note/maxLength",
										keyword: "maxLength",
										params: { limit: 30 }
									};
									vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
								}
							} else {
								let err14 = {
									instancePath: instancePath + "/types/" + i0 + "/note",
									schemaPath: "#/properties/types/items/properties/note/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
							}
						}
						if (data2.picture !== void 0) {
							let data6 = data2.picture;
							if (typeof data6 == "string") {
								if (data6.length > 80) {
									let err15 = {
										instancePath: instancePath + "/types/" + i0 + "/picture",
										schemaPath: "#/properties/types/items/properties/picture/maxLength",
										keyword: "maxLength",
										params: { limit: 80 }
									};
									vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
								}
							} else {
								let err16 = {
									instancePath: instancePath + "/types/" + i0 + "/picture",
									schemaPath: "#/properties/types/items/properties/picture/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
							}
						}
					} else {
						let err17 = {
							instancePath: instancePath + "/types/" + i0,
							schemaPath: "#/properties/types/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
					}
				}
			} else {
				let err18 = {
					instancePath: instancePath + "/types",
					schemaPath: "#/properties/types/type",
					keyword: "type",
					params: { type: "array" }
				};
				vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
			}
		}
	} else {
		let err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
	}
	return validate24.errors = vErrors, errors === 0;
}
const heroCarousel = validate25, schema9 = {
	type: "object",
	properties: { slides: {
		minItems: 1,
		maxItems: 6,
		type: "array",
		items: {
			type: "object",
			properties: {
				heading: {
					type: "string",
					minLength: 1,
					maxLength: 60
				},
				text: {
					type: "string",
					maxLength: 120
				},
				picture: {
					type: "string",
					maxLength: 80
				},
				alt: {
					default: "",
					type: "string",
					maxLength: 140
				},
				wash: {
					default: "ember",
					type: "string",
					enum: [
						"ember",
						"leaf",
						"dusk",
						"cream"
					]
				},
				link: { allOf: [{ $ref: "shared-link" }] }
			},
			required: ["heading", "picture"]
		}
	} },
	required: ["slides"]
};
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.slides === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "slides" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.slides !== void 0) {
			let data0 = data.slides;
			if (Array.isArray(data0)) {
				if (data0.length > 6) {
					let err1 = {
						instancePath: instancePath + "/slides",
						schemaPath: "#/properties/slides/maxItems",
						keyword: "maxItems",
						params: { limit: 6 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				if (data0.length < 1) {
					let err2 = {
						instancePath: instancePath + "/slides",
						schemaPath: "#/properties/slides/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.alt === void 0 && (data1.alt = ""), data1.wash === void 0 && (data1.wash = "ember"), data1.heading === void 0) {
							let err3 = {
								instancePath: instancePath + "/slides/" + i0,
								schemaPath: "#/properties/slides/items/required",
								keyword: "required",
								params: { missingProperty: "heading" }
							};
							vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
						}
						if (data1.picture === void 0) {
							let err4 = {
								instancePath: instancePath + "/slides/" + i0,
								schemaPath: "#/properties/slides/items/required",
								keyword: "required",
								params: { missingProperty: "picture" }
							};
							vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
						}
						if (data1.heading !== void 0) {
							let data2 = data1.heading;
							if (typeof data2 == "string") {
								if (data2.length > 60) {
									let err5 = {
										instancePath: instancePath + "/slides/" + i0 + "/heading",
										schemaPath: "#/properties/slides/items/properties/heading/maxLength",
										keyword: "maxLength",
										params: { limit: 60 }
									};
									vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
								}
								if (data2.length < 1) {
									let err6 = {
										instancePath: instancePath + "/slides/" + i0 + "/heading",
										schemaPath: "#/properties/slides/items/properties/heading/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
								}
							} else {
								let err7 = {
									instancePath: instancePath + "/slides/" + i0 + "/heading",
									schemaPath: "#/properties/slides/items/properties/heading/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
							}
						}
						if (data1.text !== void 0) {
							let data3 = data1.text;
							if (typeof data3 == "string") {
								if (data3.length > 120) {
									let err8 = {
										instancePath: instancePath + "/slides/" + i0 + "/text",
										schemaPath: "#/properties/slides/items/properties/text/maxLength",
										keyword: "maxLength",
										params: { limit: 120 }
									};
									vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
								}
							} else {
								let err9 = {
									instancePath: instancePath + "/slides/" + i0 + "/text",
									schemaPath: "#/properties/slides/items/properties/text/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
							}
						}
						if (data1.picture !== void 0) {
							let data4 = data1.picture;
							if (typeof data4 == "string") {
								if (data4.length > 80) {
									let err10 = {
										instancePath: instancePath + "/slides/" + i0 + "/picture",
										schemaPath: "#/properties/slides/items/properties/picture/maxLength",
										keyword: "maxLength",
										params: { limit: 80 }
									};
									vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
								}
							} else {
								let err11 = {
									instancePath: instancePath + "/slides/" + i0 + "/picture",
									schemaPath: "#/properties/slides/items/properties/picture/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
							}
						}
						let data5 = data1.alt;
						if (typeof data5 == "string") {
							if (data5.length > 140) {
								let err12 = {
									instancePath: instancePath + "/slides/" + i0 + "/alt",
									schemaPath: "#/properties/slides/items/properties/alt/maxLength",
									keyword: "maxLength",
									params: { limit: 140 }
								};
								vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
							}
						} else {
							let err13 = {
								instancePath: instancePath + "/slides/" + i0 + "/alt",
								schemaPath: "#/properties/slides/items/properties/alt/type",
								keyword: "type",
								params: { type: "string" }
							};
							vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
						}
						let data6 = data1.wash;
						if (typeof data6 != "string") {
							let err14 = {
								instancePath: instancePath + "/slides/" + i0 + "/wash",
								schemaPath: "#/properties/slides/items/properties/wash/type",
								keyword: "type",
								params: { type: "string" }
							};
							vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
						}
						if (data6 !== "ember" && data6 !== "leaf" && data6 !== "dusk" && data6 !== "cream") {
							let err15 = {
								instancePath: instancePath + "/slides/" + i0 + "/wash",
								schemaPath: "#/properties/slides/items/properties/wash/enum",
								keyword: "enum",
								params: { allowedValues: schema9.properties.slides.items.properties.wash.enum }
							};
							vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
						}
						data1.link !== void 0 && (validate22(data1.link, {
							instancePath: instancePath + "/slides/" + i0 + "/link",
							parentData: data1,
							parentDataProperty: "link",
							rootData
						}) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length));
					} else {
						let err16 = {
							instancePath: instancePath + "/slides/" + i0,
							schemaPath: "#/properties/slides/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
					}
				}
			} else {
				let err17 = {
					instancePath: instancePath + "/slides",
					schemaPath: "#/properties/slides/type",
					keyword: "type",
					params: { type: "array" }
				};
				vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
			}
		}
	} else {
		let err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
	}
	return validate25.errors = vErrors, errors === 0;
}
const categoryGrid = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				if (data0.length > 12) {
					let err1 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 12 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				if (data0.length < 1) {
					let err2 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.label === void 0) {
							let err3 = {
								instancePath: instancePath + "/items/" + i0,
								schemaPath: "#/properties/items/items/required",
								keyword: "required",
								params: { missingProperty: "label" }
							};
							vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
						}
						if (data1.picture === void 0) {
							let err4 = {
								instancePath: instancePath + "/items/" + i0,
								schemaPath: "#/properties/items/items/required",
								keyword: "required",
								params: { missingProperty: "picture" }
							};
							vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
						}
						if (data1.label !== void 0) {
							let data2 = data1.label;
							if (typeof data2 == "string") {
								if (data2.length > 28) {
									let err5 = {
										instancePath: instancePath + "/items/" + i0 + "/label",
										schemaPath: "#/properties/items/items/properties/label/maxLength",
										keyword: "maxLength",
										params: { limit: 28 }
									};
									vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
								}
								if (data2.length < 1) {
									let err6 = {
										instancePath: instancePath + "/items/" + i0 + "/label",
										schemaPath: "#/properties/items/items/properties/label/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
								}
							} else {
								let err7 = {
									instancePath: instancePath + "/items/" + i0 + "/label",
									schemaPath: "#/properties/items/items/properties/label/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
							}
						}
						if (data1.picture !== void 0) {
							let data3 = data1.picture;
							if (typeof data3 == "string") {
								if (data3.length > 80) {
									let err8 = {
										instancePath: instancePath + "/items/" + i0 + "/picture",
										schemaPath: "#/properties/items/items/properties/picture/maxLength",
										keyword: "maxLength",
										params: { limit: 80 }
									};
									vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
								}
							} else {
								let err9 = {
									instancePath: instancePath + "/items/" + i0 + "/picture",
									schemaPath: "#/properties/items/items/properties/picture/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
							}
						}
						if (data1.categoryId !== void 0) {
							let data4 = data1.categoryId;
							if (typeof data4 == "string") {
								if (data4.length > 40) {
									let err10 = {
										instancePath: instancePath + "/items/" + i0 + "/categoryId",
										schemaPath: "#/properties/items/items/properties/categoryId/maxLength",
										keyword: "maxLength",
										params: { limit: 40 }
									};
									vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
								}
							} else {
								let err11 = {
									instancePath: instancePath + "/items/" + i0 + "/categoryId",
									schemaPath: "#/properties/items/items/properties/categoryId/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
							}
						}
						if (data1.note !== void 0) {
							let data5 = data1.note;
							if (typeof data5 == "string") {
								if (data5.length > 24) {
									let err12 = {
										instancePath: instancePath + "/items/" + i0 + "/note",
										schemaPath: "#/properties/items/items/properties/note/maxLength",
										keyword: "maxLength",
										params: { limit: 24 }
									};
									vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
								}
							} else {
								let err13 = {
									instancePath: instancePath + "/items/" + i0 + "/note",
									schemaPath: "#/properties/items/items/properties/note/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
							}
						}
						data1.link !== void 0 && (validate22(data1.link, {
							instancePath: instancePath + "/items/" + i0 + "/link",
							parentData: data1,
							parentDataProperty: "link",
							rootData
						}) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length));
					} else {
						let err14 = {
							instancePath: instancePath + "/items/" + i0,
							schemaPath: "#/properties/items/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
					}
				}
			} else {
				let err15 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" }
				};
				vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
			}
		}
	} else {
		let err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
	}
	return validate27.errors = vErrors, errors === 0;
}
const bestsellers = validate29, schema12 = {
	type: "object",
	properties: {
		productId: {
			type: "string",
			minLength: 1
		},
		name: {
			type: "string",
			minLength: 1,
			maxLength: 80
		},
		menuCode: { type: "string" },
		description: {
			type: "string",
			maxLength: 200
		},
		picture: {
			type: "string",
			maxLength: 80
		},
		price: {
			type: "integer",
			minimum: 0,
			maximum: 9007199254740991
		},
		strikePrice: {
			type: "integer",
			minimum: 0,
			maximum: 9007199254740991
		},
		foodType: {
			type: "number",
			enum: [0, 1]
		},
		kcal: {
			type: "integer",
			minimum: 0,
			maximum: 9007199254740991
		},
		servesLabel: {
			type: "string",
			maxLength: 40
		},
		customisable: {
			default: !1,
			type: "boolean"
		},
		sizeId: { type: "string" },
		crustId: { type: "string" },
		categoryId: { type: "string" },
		badge: {
			type: "string",
			maxLength: 30
		},
		available: {
			default: !0,
			type: "boolean"
		},
		availableText: {
			type: "string",
			maxLength: 60
		},
		link: { allOf: [{ $ref: "shared-link" }] }
	},
	required: [
		"productId",
		"name",
		"price",
		"foodType"
	]
};
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.customisable === void 0 && (data.customisable = !1), data.available === void 0 && (data.available = !0), data.productId === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "productId" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.name === void 0) {
			let err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
		}
		if (data.price === void 0) {
			let err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "price" }
			};
			vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
		}
		if (data.foodType === void 0) {
			let err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "foodType" }
			};
			vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
		}
		if (data.productId !== void 0) {
			let data0 = data.productId;
			if (typeof data0 == "string") {
				if (data0.length < 1) {
					let err4 = {
						instancePath: instancePath + "/productId",
						schemaPath: "#/properties/productId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
			} else {
				let err5 = {
					instancePath: instancePath + "/productId",
					schemaPath: "#/properties/productId/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 == "string") {
				if (data1.length > 80) {
					let err6 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
				}
				if (data1.length < 1) {
					let err7 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
				}
			} else {
				let err8 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
			}
		}
		if (data.menuCode !== void 0 && typeof data.menuCode != "string") {
			let err9 = {
				instancePath: instancePath + "/menuCode",
				schemaPath: "#/properties/menuCode/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
		}
		if (data.description !== void 0) {
			let data3 = data.description;
			if (typeof data3 == "string") {
				if (data3.length > 200) {
					let err10 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
				}
			} else {
				let err11 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
			}
		}
		if (data.picture !== void 0) {
			let data4 = data.picture;
			if (typeof data4 == "string") {
				if (data4.length > 80) {
					let err12 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/properties/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
				}
			} else {
				let err13 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/properties/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
			}
		}
		if (data.price !== void 0) {
			let data5 = data.price;
			if (typeof data5 != "number" || data5 % 1 || isNaN(data5)) {
				let err14 = {
					instancePath: instancePath + "/price",
					schemaPath: "#/properties/price/type",
					keyword: "type",
					params: { type: "integer" }
				};
				vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
			}
			if (typeof data5 == "number") {
				if (data5 > 9007199254740991 || isNaN(data5)) {
					let err15 = {
						instancePath: instancePath + "/price",
						schemaPath: "#/properties/price/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						}
					};
					vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
				}
				if (data5 < 0 || isNaN(data5)) {
					let err16 = {
						instancePath: instancePath + "/price",
						schemaPath: "#/properties/price/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
				}
			}
		}
		if (data.strikePrice !== void 0) {
			let data6 = data.strikePrice;
			if (typeof data6 != "number" || data6 % 1 || isNaN(data6)) {
				let err17 = {
					instancePath: instancePath + "/strikePrice",
					schemaPath: "#/properties/strikePrice/type",
					keyword: "type",
					params: { type: "integer" }
				};
				vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
			}
			if (typeof data6 == "number") {
				if (data6 > 9007199254740991 || isNaN(data6)) {
					let err18 = {
						instancePath: instancePath + "/strikePrice",
						schemaPath: "#/properties/strikePrice/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						}
					};
					vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
				}
				if (data6 < 0 || isNaN(data6)) {
					let err19 = {
						instancePath: instancePath + "/strikePrice",
						schemaPath: "#/properties/strikePrice/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
				}
			}
		}
		if (data.foodType !== void 0) {
			let data7 = data.foodType;
			if (typeof data7 != "number") {
				let err20 = {
					instancePath: instancePath + "/foodType",
					schemaPath: "#/properties/foodType/type",
					keyword: "type",
					params: { type: "number" }
				};
				vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
			}
			if (data7 !== 0 && data7 !== 1) {
				let err21 = {
					instancePath: instancePath + "/foodType",
					schemaPath: "#/properties/foodType/enum",
					keyword: "enum",
					params: { allowedValues: schema12.properties.foodType.enum }
				};
				vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
			}
		}
		if (data.kcal !== void 0) {
			let data8 = data.kcal;
			if (typeof data8 != "number" || data8 % 1 || isNaN(data8)) {
				let err22 = {
					instancePath: instancePath + "/kcal",
					schemaPath: "#/properties/kcal/type",
					keyword: "type",
					params: { type: "integer" }
				};
				vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
			}
			if (typeof data8 == "number") {
				if (data8 > 9007199254740991 || isNaN(data8)) {
					let err23 = {
						instancePath: instancePath + "/kcal",
						schemaPath: "#/properties/kcal/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						}
					};
					vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
				}
				if (data8 < 0 || isNaN(data8)) {
					let err24 = {
						instancePath: instancePath + "/kcal",
						schemaPath: "#/properties/kcal/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
				}
			}
		}
		if (data.servesLabel !== void 0) {
			let data9 = data.servesLabel;
			if (typeof data9 == "string") {
				if (data9.length > 40) {
					let err25 = {
						instancePath: instancePath + "/servesLabel",
						schemaPath: "#/properties/servesLabel/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
				}
			} else {
				let err26 = {
					instancePath: instancePath + "/servesLabel",
					schemaPath: "#/properties/servesLabel/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
			}
		}
		if (typeof data.customisable != "boolean") {
			let err27 = {
				instancePath: instancePath + "/customisable",
				schemaPath: "#/properties/customisable/type",
				keyword: "type",
				params: { type: "boolean" }
			};
			vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
		}
		if (data.sizeId !== void 0 && typeof data.sizeId != "string") {
			let err28 = {
				instancePath: instancePath + "/sizeId",
				schemaPath: "#/properties/sizeId/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
		}
		if (data.crustId !== void 0 && typeof data.crustId != "string") {
			let err29 = {
				instancePath: instancePath + "/crustId",
				schemaPath: "#/properties/crustId/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
		}
		if (data.categoryId !== void 0 && typeof data.categoryId != "string") {
			let err30 = {
				instancePath: instancePath + "/categoryId",
				schemaPath: "#/properties/categoryId/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
		}
		if (data.badge !== void 0) {
			let data14 = data.badge;
			if (typeof data14 == "string") {
				if (data14.length > 30) {
					let err31 = {
						instancePath: instancePath + "/badge",
						schemaPath: "#/properties/badge/maxLength",
						keyword: "maxLength",
						params: { limit: 30 }
					};
					vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
				}
			} else {
				let err32 = {
					instancePath: instancePath + "/badge",
					schemaPath: "#/properties/badge/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
			}
		}
		if (typeof data.available != "boolean") {
			let err33 = {
				instancePath: instancePath + "/available",
				schemaPath: "#/properties/available/type",
				keyword: "type",
				params: { type: "boolean" }
			};
			vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
		}
		if (data.availableText !== void 0) {
			let data16 = data.availableText;
			if (typeof data16 == "string") {
				if (data16.length > 60) {
					let err34 = {
						instancePath: instancePath + "/availableText",
						schemaPath: "#/properties/availableText/maxLength",
						keyword: "maxLength",
						params: { limit: 60 }
					};
					vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
				}
			} else {
				let err35 = {
					instancePath: instancePath + "/availableText",
					schemaPath: "#/properties/availableText/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
			}
		}
		data.link !== void 0 && (validate22(data.link, {
			instancePath: instancePath + "/link",
			parentData: data,
			parentDataProperty: "link",
			rootData
		}) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length));
	} else {
		let err36 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
	}
	return validate30.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.products === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "products" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.products !== void 0) {
			let data0 = data.products;
			if (Array.isArray(data0)) {
				if (data0.length > 20) {
					let err1 = {
						instancePath: instancePath + "/products",
						schemaPath: "#/properties/products/maxItems",
						keyword: "maxItems",
						params: { limit: 20 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) validate30(data0[i0], {
					instancePath: instancePath + "/products/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData
				}) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
			} else {
				let err2 = {
					instancePath: instancePath + "/products",
					schemaPath: "#/properties/products/type",
					keyword: "type",
					params: { type: "array" }
				};
				vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
			}
		}
	} else {
		let err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
	}
	return validate29.errors = vErrors, errors === 0;
}
const everydayValue = validate33;
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.pricePoint === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pricePoint" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.products === void 0) {
			let err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "products" }
			};
			vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
		}
		if (data.pricePoint !== void 0) {
			let data0 = data.pricePoint;
			if (typeof data0 != "number" || data0 % 1 || isNaN(data0)) {
				let err2 = {
					instancePath: instancePath + "/pricePoint",
					schemaPath: "#/properties/pricePoint/type",
					keyword: "type",
					params: { type: "integer" }
				};
				vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
			}
			if (typeof data0 == "number") {
				if (data0 > 9007199254740991 || isNaN(data0)) {
					let err3 = {
						instancePath: instancePath + "/pricePoint",
						schemaPath: "#/properties/pricePoint/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						}
					};
					vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
				}
				if (data0 < 100 || isNaN(data0)) {
					let err4 = {
						instancePath: instancePath + "/pricePoint",
						schemaPath: "#/properties/pricePoint/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 100
						}
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
			}
		}
		if (data.text !== void 0) {
			let data1 = data.text;
			if (typeof data1 == "string") {
				if (data1.length > 90) {
					let err5 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 90 }
					};
					vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
				}
			} else {
				let err6 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
			}
		}
		if (data.products !== void 0) {
			let data2 = data.products;
			if (Array.isArray(data2)) {
				if (data2.length > 12) {
					let err7 = {
						instancePath: instancePath + "/products",
						schemaPath: "#/properties/products/maxItems",
						keyword: "maxItems",
						params: { limit: 12 }
					};
					vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
				}
				let len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) validate30(data2[i0], {
					instancePath: instancePath + "/products/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData
				}) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
			} else {
				let err8 = {
					instancePath: instancePath + "/products",
					schemaPath: "#/properties/products/type",
					keyword: "type",
					params: { type: "array" }
				};
				vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
			}
		}
	} else {
		let err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
	}
	return validate33.errors = vErrors, errors === 0;
}
const offersRail = validate35, schema14 = {
	type: "object",
	properties: { offers: {
		maxItems: 10,
		type: "array",
		items: {
			type: "object",
			properties: {
				heading: {
					type: "string",
					minLength: 1,
					maxLength: 40
				},
				text: {
					type: "string",
					maxLength: 90
				},
				code: {
					type: "string",
					pattern: "^[A-Z0-9]{3,16}$"
				},
				terms: {
					type: "string",
					maxLength: 80
				},
				wash: {
					default: "ember",
					type: "string",
					enum: [
						"ember",
						"leaf",
						"dusk",
						"cream"
					]
				},
				link: { allOf: [{ $ref: "shared-link" }] }
			},
			required: ["heading"]
		}
	} },
	required: ["offers"]
}, pattern4 = RegExp("^[A-Z0-9]{3,16}$", "u");
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.offers === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "offers" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.offers !== void 0) {
			let data0 = data.offers;
			if (Array.isArray(data0)) {
				if (data0.length > 10) {
					let err1 = {
						instancePath: instancePath + "/offers",
						schemaPath: "#/properties/offers/maxItems",
						keyword: "maxItems",
						params: { limit: 10 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.wash === void 0 && (data1.wash = "ember"), data1.heading === void 0) {
							let err2 = {
								instancePath: instancePath + "/offers/" + i0,
								schemaPath: "#/properties/offers/items/required",
								keyword: "required",
								params: { missingProperty: "heading" }
							};
							vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
						}
						if (data1.heading !== void 0) {
							let data2 = data1.heading;
							if (typeof data2 == "string") {
								if (data2.length > 40) {
									let err3 = {
										instancePath: instancePath + "/offers/" + i0 + "/heading",
										schemaPath: "#/properties/offers/items/properties/heading/maxLength",
										keyword: "maxLength",
										params: { limit: 40 }
									};
									vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
								}
								if (data2.length < 1) {
									let err4 = {
										instancePath: instancePath + "/offers/" + i0 + "/heading",
										schemaPath: "#/properties/offers/items/properties/heading/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
								}
							} else {
								let err5 = {
									instancePath: instancePath + "/offers/" + i0 + "/heading",
									schemaPath: "#/properties/offers/items/properties/heading/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
							}
						}
						if (data1.text !== void 0) {
							let data3 = data1.text;
							if (typeof data3 == "string") {
								if (data3.length > 90) {
									let err6 = {
										instancePath: instancePath + "/offers/" + i0 + "/text",
										schemaPath: "#/properties/offers/items/properties/text/maxLength",
										keyword: "maxLength",
										params: { limit: 90 }
									};
									vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
								}
							} else {
								let err7 = {
									instancePath: instancePath + "/offers/" + i0 + "/text",
									schemaPath: "#/properties/offers/items/properties/text/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
							}
						}
						if (data1.code !== void 0) {
							let data4 = data1.code;
							if (typeof data4 == "string") {
								if (!pattern4.test(data4)) {
									let err8 = {
										instancePath: instancePath + "/offers/" + i0 + "/code",
										schemaPath: "#/properties/offers/items/properties/code/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Z0-9]{3,16}$" }
									};
									vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
								}
							} else {
								let err9 = {
									instancePath: instancePath + "/offers/" + i0 + "/code",
									schemaPath: "#/properties/offers/items/properties/code/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
							}
						}
						if (data1.terms !== void 0) {
							let data5 = data1.terms;
							if (typeof data5 == "string") {
								if (data5.length > 80) {
									let err10 = {
										instancePath: instancePath + "/offers/" + i0 + "/terms",
										schemaPath: "#/properties/offers/items/properties/terms/maxLength",
										keyword: "maxLength",
										params: { limit: 80 }
									};
									vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
								}
							} else {
								let err11 = {
									instancePath: instancePath + "/offers/" + i0 + "/terms",
									schemaPath: "#/properties/offers/items/properties/terms/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
							}
						}
						let data6 = data1.wash;
						if (typeof data6 != "string") {
							let err12 = {
								instancePath: instancePath + "/offers/" + i0 + "/wash",
								schemaPath: "#/properties/offers/items/properties/wash/type",
								keyword: "type",
								params: { type: "string" }
							};
							vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
						}
						if (data6 !== "ember" && data6 !== "leaf" && data6 !== "dusk" && data6 !== "cream") {
							let err13 = {
								instancePath: instancePath + "/offers/" + i0 + "/wash",
								schemaPath: "#/properties/offers/items/properties/wash/enum",
								keyword: "enum",
								params: { allowedValues: schema14.properties.offers.items.properties.wash.enum }
							};
							vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
						}
						data1.link !== void 0 && (validate22(data1.link, {
							instancePath: instancePath + "/offers/" + i0 + "/link",
							parentData: data1,
							parentDataProperty: "link",
							rootData
						}) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length));
					} else {
						let err14 = {
							instancePath: instancePath + "/offers/" + i0,
							schemaPath: "#/properties/offers/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
					}
				}
			} else {
				let err15 = {
					instancePath: instancePath + "/offers",
					schemaPath: "#/properties/offers/type",
					keyword: "type",
					params: { type: "array" }
				};
				vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
			}
		}
	} else {
		let err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
	}
	return validate35.errors = vErrors, errors === 0;
}
const countdownOffer = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.heading === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "heading" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.endsAt === void 0) {
			let err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "endsAt" }
			};
			vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
		}
		if (data.heading !== void 0) {
			let data0 = data.heading;
			if (typeof data0 == "string") {
				if (data0.length > 50) {
					let err2 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/maxLength",
						keyword: "maxLength",
						params: { limit: 50 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
				if (data0.length < 1) {
					let err3 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
				}
			} else {
				let err4 = {
					instancePath: instancePath + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
			}
		}
		if (data.text !== void 0) {
			let data1 = data.text;
			if (typeof data1 == "string") {
				if (data1.length > 90) {
					let err5 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 90 }
					};
					vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
				}
			} else {
				let err6 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
			}
		}
		if (data.code !== void 0) {
			let data2 = data.code;
			if (typeof data2 == "string") {
				if (!pattern4.test(data2)) {
					let err7 = {
						instancePath: instancePath + "/code",
						schemaPath: "#/properties/code/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z0-9]{3,16}$" }
					};
					vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
				}
			} else {
				let err8 = {
					instancePath: instancePath + "/code",
					schemaPath: "#/properties/code/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
			}
		}
		if (data.endsAt !== void 0) {
			let data3 = data.endsAt;
			if (typeof data3 == "string") {
				if (!pattern2.test(data3)) {
					let err9 = {
						instancePath: instancePath + "/endsAt",
						schemaPath: "#/properties/endsAt/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$" }
					};
					vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
				}
			} else {
				let err10 = {
					instancePath: instancePath + "/endsAt",
					schemaPath: "#/properties/endsAt/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
			}
		}
		if (data.picture !== void 0) {
			let data4 = data.picture;
			if (typeof data4 == "string") {
				if (data4.length > 80) {
					let err11 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/properties/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
				}
			} else {
				let err12 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/properties/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
			}
		}
	} else {
		let err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
	}
	return validate37.errors = vErrors, errors === 0;
}
const essentials = validate38;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.products === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "products" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.products !== void 0) {
			let data0 = data.products;
			if (Array.isArray(data0)) {
				if (data0.length > 12) {
					let err1 = {
						instancePath: instancePath + "/products",
						schemaPath: "#/properties/products/maxItems",
						keyword: "maxItems",
						params: { limit: 12 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) validate30(data0[i0], {
					instancePath: instancePath + "/products/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData
				}) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
			} else {
				let err2 = {
					instancePath: instancePath + "/products",
					schemaPath: "#/properties/products/type",
					keyword: "type",
					params: { type: "array" }
				};
				vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
			}
		}
	} else {
		let err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
	}
	return validate38.errors = vErrors, errors === 0;
}
const favouriteBanner = validate40, schema17 = {
	type: "object",
	properties: {
		heading: {
			type: "string",
			minLength: 1,
			maxLength: 50
		},
		text: {
			type: "string",
			maxLength: 90
		},
		cta: {
			default: "See favourites",
			type: "string",
			minLength: 1,
			maxLength: 24
		},
		picture: {
			type: "string",
			maxLength: 80
		},
		wash: {
			default: "dusk",
			type: "string",
			enum: [
				"ember",
				"leaf",
				"dusk",
				"cream"
			]
		}
	},
	required: ["heading"]
};
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.cta === void 0 && (data.cta = "See favourites"), data.wash === void 0 && (data.wash = "dusk"), data.heading === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "heading" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.heading !== void 0) {
			let data0 = data.heading;
			if (typeof data0 == "string") {
				if (data0.length > 50) {
					let err1 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/maxLength",
						keyword: "maxLength",
						params: { limit: 50 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				if (data0.length < 1) {
					let err2 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
			} else {
				let err3 = {
					instancePath: instancePath + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
			}
		}
		if (data.text !== void 0) {
			let data1 = data.text;
			if (typeof data1 == "string") {
				if (data1.length > 90) {
					let err4 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 90 }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
			} else {
				let err5 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			}
		}
		let data2 = data.cta;
		if (typeof data2 == "string") {
			if (data2.length > 24) {
				let err6 = {
					instancePath: instancePath + "/cta",
					schemaPath: "#/properties/cta/maxLength",
					keyword: "maxLength",
					params: { limit: 24 }
				};
				vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
			}
			if (data2.length < 1) {
				let err7 = {
					instancePath: instancePath + "/cta",
					schemaPath: "#/properties/cta/minLength",
					keyword: "minLength",
					params: { limit: 1 }
				};
				vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
			}
		} else {
			let err8 = {
				instancePath: instancePath + "/cta",
				schemaPath: "#/properties/cta/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
		}
		if (data.picture !== void 0) {
			let data3 = data.picture;
			if (typeof data3 == "string") {
				if (data3.length > 80) {
					let err9 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/properties/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
				}
			} else {
				let err10 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/properties/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
			}
		}
		let data4 = data.wash;
		if (typeof data4 != "string") {
			let err11 = {
				instancePath: instancePath + "/wash",
				schemaPath: "#/properties/wash/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
		}
		if (data4 !== "ember" && data4 !== "leaf" && data4 !== "dusk" && data4 !== "cream") {
			let err12 = {
				instancePath: instancePath + "/wash",
				schemaPath: "#/properties/wash/enum",
				keyword: "enum",
				params: { allowedValues: schema17.properties.wash.enum }
			};
			vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
		}
	} else {
		let err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
	}
	return validate40.errors = vErrors, errors === 0;
}
const otherOffers = validate41;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.offers === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "offers" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.offers !== void 0) {
			let data0 = data.offers;
			if (Array.isArray(data0)) {
				if (data0.length > 8) {
					let err1 = {
						instancePath: instancePath + "/offers",
						schemaPath: "#/properties/offers/maxItems",
						keyword: "maxItems",
						params: { limit: 8 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				let len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.heading === void 0) {
							let err2 = {
								instancePath: instancePath + "/offers/" + i0,
								schemaPath: "#/properties/offers/items/required",
								keyword: "required",
								params: { missingProperty: "heading" }
							};
							vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
						}
						if (data1.heading !== void 0) {
							let data2 = data1.heading;
							if (typeof data2 == "string") {
								if (data2.length > 50) {
									let err3 = {
										instancePath: instancePath + "/offers/" + i0 + "/heading",
										schemaPath: "#/properties/offers/items/properties/heading/maxLength",
										keyword: "maxLength",
										params: { limit: 50 }
									};
									vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
								}
								if (data2.length < 1) {
									let err4 = {
										instancePath: instancePath + "/offers/" + i0 + "/heading",
										schemaPath: "#/properties/offers/items/properties/heading/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
								}
							} else {
								let err5 = {
									instancePath: instancePath + "/offers/" + i0 + "/heading",
									schemaPath: "#/properties/offers/items/properties/heading/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
							}
						}
						if (data1.text !== void 0) {
							let data3 = data1.text;
							if (typeof data3 == "string") {
								if (data3.length > 90) {
									let err6 = {
										instancePath: instancePath + "/offers/" + i0 + "/text",
										schemaPath: "#/properties/offers/items/properties/text/maxLength",
										keyword: "maxLength",
										params: { limit: 90 }
									};
									vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
								}
							} else {
								let err7 = {
									instancePath: instancePath + "/offers/" + i0 + "/text",
									schemaPath: "#/properties/offers/items/properties/text/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
							}
						}
						if (data1.picture !== void 0) {
							let data4 = data1.picture;
							if (typeof data4 == "string") {
								if (data4.length > 80) {
									let err8 = {
										instancePath: instancePath + "/offers/" + i0 + "/picture",
										schemaPath: "#/properties/offers/items/properties/picture/maxLength",
										keyword: "maxLength",
										params: { limit: 80 }
									};
									vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
								}
							} else {
								let err9 = {
									instancePath: instancePath + "/offers/" + i0 + "/picture",
									schemaPath: "#/properties/offers/items/properties/picture/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
							}
						}
						data1.link !== void 0 && (validate22(data1.link, {
							instancePath: instancePath + "/offers/" + i0 + "/link",
							parentData: data1,
							parentDataProperty: "link",
							rootData
						}) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length));
					} else {
						let err10 = {
							instancePath: instancePath + "/offers/" + i0,
							schemaPath: "#/properties/offers/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
					}
				}
			} else {
				let err11 = {
					instancePath: instancePath + "/offers",
					schemaPath: "#/properties/offers/type",
					keyword: "type",
					params: { type: "array" }
				};
				vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
			}
		}
	} else {
		let err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
	}
	return validate41.errors = vErrors, errors === 0;
}
const activeOrder = validate43, schema19 = {
	type: "object",
	properties: {
		order: {
			type: "object",
			properties: {
				id: {
					type: "string",
					minLength: 1,
					maxLength: 80
				},
				stage: {
					type: "string",
					enum: [
						"CONFIRMED",
						"BEING_BAKED",
						"DISPATCHED",
						"DELIVERED",
						"CANCELLED"
					]
				},
				stageLabel: {
					type: "string",
					minLength: 1,
					maxLength: 40
				},
				eta: {
					type: "string",
					maxLength: 60
				},
				storeName: {
					type: "string",
					maxLength: 80
				}
			},
			required: [
				"id",
				"stage",
				"stageLabel"
			]
		},
		trackLabel: {
			default: "Track order",
			type: "string",
			minLength: 1,
			maxLength: 20
		}
	}
};
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.trackLabel === void 0 && (data.trackLabel = "Track order"), data.order !== void 0) {
			let data0 = data.order;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					let err0 = {
						instancePath: instancePath + "/order",
						schemaPath: "#/properties/order/required",
						keyword: "required",
						params: { missingProperty: "id" }
					};
					vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
				}
				if (data0.stage === void 0) {
					let err1 = {
						instancePath: instancePath + "/order",
						schemaPath: "#/properties/order/required",
						keyword: "required",
						params: { missingProperty: "stage" }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				if (data0.stageLabel === void 0) {
					let err2 = {
						instancePath: instancePath + "/order",
						schemaPath: "#/properties/order/required",
						keyword: "required",
						params: { missingProperty: "stageLabel" }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 == "string") {
						if (data1.length > 80) {
							let err3 = {
								instancePath: instancePath + "/order/id",
								schemaPath: "#/properties/order/properties/id/maxLength",
								keyword: "maxLength",
								params: { limit: 80 }
							};
							vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
						}
						if (data1.length < 1) {
							let err4 = {
								instancePath: instancePath + "/order/id",
								schemaPath: "#/properties/order/properties/id/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
						}
					} else {
						let err5 = {
							instancePath: instancePath + "/order/id",
							schemaPath: "#/properties/order/properties/id/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
					}
				}
				if (data0.stage !== void 0) {
					let data2 = data0.stage;
					if (typeof data2 != "string") {
						let err6 = {
							instancePath: instancePath + "/order/stage",
							schemaPath: "#/properties/order/properties/stage/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
					}
					if (data2 !== "CONFIRMED" && data2 !== "BEING_BAKED" && data2 !== "DISPATCHED" && data2 !== "DELIVERED" && data2 !== "CANCELLED") {
						let err7 = {
							instancePath: instancePath + "/order/stage",
							schemaPath: "#/properties/order/properties/stage/enum",
							keyword: "enum",
							params: { allowedValues: schema19.properties.order.properties.stage.enum }
						};
						vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
					}
				}
				if (data0.stageLabel !== void 0) {
					let data3 = data0.stageLabel;
					if (typeof data3 == "string") {
						if (data3.length > 40) {
							let err8 = {
								instancePath: instancePath + "/order/stageLabel",
								schemaPath: "#/properties/order/properties/stageLabel/maxLength",
								keyword: "maxLength",
								params: { limit: 40 }
							};
							vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
						}
						if (data3.length < 1) {
							let err9 = {
								instancePath: instancePath + "/order/stageLabel",
								schemaPath: "#/properties/order/properties/stageLabel/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
						}
					} else {
						let err10 = {
							instancePath: instancePath + "/order/stageLabel",
							schemaPath: "#/properties/order/properties/stageLabel/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
					}
				}
				if (data0.eta !== void 0) {
					let data4 = data0.eta;
					if (typeof data4 == "string") {
						if (data4.length > 60) {
							let err11 = {
								instancePath: instancePath + "/order/eta",
								schemaPath: "#/properties/order/properties/eta/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
						}
					} else {
						let err12 = {
							instancePath: instancePath + "/order/eta",
							schemaPath: "#/properties/order/properties/eta/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
					}
				}
				if (data0.storeName !== void 0) {
					let data5 = data0.storeName;
					if (typeof data5 == "string") {
						if (data5.length > 80) {
							let err13 = {
								instancePath: instancePath + "/order/storeName",
								schemaPath: "#/properties/order/properties/storeName/maxLength",
								keyword: "maxLength",
								params: { limit: 80 }
							};
							vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
						}
					} else {
						let err14 = {
							instancePath: instancePath + "/order/storeName",
							schemaPath: "#/properties/order/properties/storeName/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
					}
				}
			} else {
				let err15 = {
					instancePath: instancePath + "/order",
					schemaPath: "#/properties/order/type",
					keyword: "type",
					params: { type: "object" }
				};
				vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
			}
		}
		let data6 = data.trackLabel;
		if (typeof data6 == "string") {
			if (data6.length > 20) {
				let err16 = {
					instancePath: instancePath + "/trackLabel",
					schemaPath: "#/properties/trackLabel/maxLength",
					keyword: "maxLength",
					params: { limit: 20 }
				};
				vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
			}
			if (data6.length < 1) {
				let err17 = {
					instancePath: instancePath + "/trackLabel",
					schemaPath: "#/properties/trackLabel/minLength",
					keyword: "minLength",
					params: { limit: 1 }
				};
				vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
			}
		} else {
			let err18 = {
				instancePath: instancePath + "/trackLabel",
				schemaPath: "#/properties/trackLabel/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
		}
	} else {
		let err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
	}
	return validate43.errors = vErrors, errors === 0;
}
const previousOrder = validate44;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		data.orders === void 0 && (data.orders = []), data.reorderLabel === void 0 && (data.reorderLabel = "Order again");
		let data0 = data.orders;
		if (Array.isArray(data0)) {
			if (data0.length > 6) {
				let err0 = {
					instancePath: instancePath + "/orders",
					schemaPath: "#/properties/orders/maxItems",
					keyword: "maxItems",
					params: { limit: 6 }
				};
				vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
			}
			let len0 = data0.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data1 = data0[i0];
				if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
					if (data1.pictures === void 0 && (data1.pictures = []), data1.id === void 0) {
						let err1 = {
							instancePath: instancePath + "/orders/" + i0,
							schemaPath: "#/properties/orders/items/required",
							keyword: "required",
							params: { missingProperty: "id" }
						};
						vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
					}
					if (data1.placedAt === void 0) {
						let err2 = {
							instancePath: instancePath + "/orders/" + i0,
							schemaPath: "#/properties/orders/items/required",
							keyword: "required",
							params: { missingProperty: "placedAt" }
						};
						vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
					}
					if (data1.items === void 0) {
						let err3 = {
							instancePath: instancePath + "/orders/" + i0,
							schemaPath: "#/properties/orders/items/required",
							keyword: "required",
							params: { missingProperty: "items" }
						};
						vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
					}
					if (data1.total === void 0) {
						let err4 = {
							instancePath: instancePath + "/orders/" + i0,
							schemaPath: "#/properties/orders/items/required",
							keyword: "required",
							params: { missingProperty: "total" }
						};
						vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
					}
					if (data1.id !== void 0) {
						let data2 = data1.id;
						if (typeof data2 == "string") {
							if (data2.length > 80) {
								let err5 = {
									instancePath: instancePath + "/orders/" + i0 + "/id",
									schemaPath: "#/properties/orders/items/properties/id/maxLength",
									keyword: "maxLength",
									params: { limit: 80 }
								};
								vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
							}
							if (data2.length < 1) {
								let err6 = {
									instancePath: instancePath + "/orders/" + i0 + "/id",
									schemaPath: "#/properties/orders/items/properties/id/minLength",
									keyword: "minLength",
									params: { limit: 1 }
								};
								vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
							}
						} else {
							let err7 = {
								instancePath: instancePath + "/orders/" + i0 + "/id",
								schemaPath: "#/properties/orders/items/properties/id/type",
								keyword: "type",
								params: { type: "string" }
							};
							vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
						}
					}
					if (data1.placedAt !== void 0) {
						let data3 = data1.placedAt;
						if (typeof data3 == "string") {
							if (!pattern2.test(data3)) {
								let err8 = {
									instancePath: instancePath + "/orders/" + i0 + "/placedAt",
									schemaPath: "#/properties/orders/items/properties/placedAt/pattern",
									keyword: "pattern",
									params: { pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$" }
								};
								vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
							}
						} else {
							let err9 = {
								instancePath: instancePath + "/orders/" + i0 + "/placedAt",
								schemaPath: "#/properties/orders/items/properties/placedAt/type",
								keyword: "type",
								params: { type: "string" }
							};
							vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
						}
					}
					if (data1.items !== void 0) {
						let data4 = data1.items;
						if (Array.isArray(data4)) {
							if (data4.length > 25) {
								let err10 = {
									instancePath: instancePath + "/orders/" + i0 + "/items",
									schemaPath: "#/properties/orders/items/properties/items/maxItems",
									keyword: "maxItems",
									params: { limit: 25 }
								};
								vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
							}
							if (data4.length < 1) {
								let err11 = {
									instancePath: instancePath + "/orders/" + i0 + "/items",
									schemaPath: "#/properties/orders/items/properties/items/minItems",
									keyword: "minItems",
									params: { limit: 1 }
								};
								vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
							}
							let len1 = data4.length;
							for (let i1 = 0; i1 < len1; i1++) {
								let data5 = data4[i1];
								if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
									if (data5.quantity === void 0 && (data5.quantity = 1), data5.name === void 0) {
										let err12 = {
											instancePath: instancePath + "/orders/" + i0 + "/items/" + i1,
											schemaPath: "#/properties/orders/items/properties/items/items/required",
											keyword: "required",
											params: { missingProperty: "name" }
										};
										vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
									}
									if (data5.name !== void 0) {
										let data6 = data5.name;
										if (typeof data6 == "string") {
											if (data6.length > 80) {
												let err13 = {
													instancePath: instancePath + "/orders/" + i0 + "/items/" + i1 + "/name",
													schemaPath: "#/properties/orders/items/properties/items/items/properties/name/maxLength",
													keyword: "maxLength",
													params: { limit: 80 }
												};
												vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
											}
											if (data6.length < 1) {
												let err14 = {
													instancePath: instancePath + "/orders/" + i0 + "/items/" + i1 + "/name",
													schemaPath: "#/properties/orders/items/properties/items/items/properties/name/minLength",
													keyword: "minLength",
													params: { limit: 1 }
												};
												vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
											}
										} else {
											let err15 = {
												instancePath: instancePath + "/orders/" + i0 + "/items/" + i1 + "/name",
												schemaPath: "#/properties/orders/items/properties/items/items/properties/name/type",
												keyword: "type",
												params: { type: "string" }
											};
											vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
										}
									}
									let data7 = data5.quantity;
									if (typeof data7 != "number" || data7 % 1 || isNaN(data7)) {
										let err16 = {
											instancePath: instancePath + "/orders/" + i0 + "/items/" + i1 + "/quantity",
											schemaPath: "#/properties/orders/items/properties/items/items/properties/quantity/type",
											keyword: "type",
											params: { type: "integer" }
										};
										vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
									}
									if (typeof data7 == "number") {
										if (data7 > 99 || isNaN(data7)) {
											let err17 = {
												instancePath: instancePath + "/orders/" + i0 + "/items/" + i1 + "/quantity",
												schemaPath: "#/properties/orders/items/properties/items/items/properties/quantity/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 99
												}
											};
											vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
										}
										if (data7 < 1 || isNaN(data7)) {
											let err18 = {
												instancePath: instancePath + "/orders/" + i0 + "/items/" + i1 + "/quantity",
												schemaPath: "#/properties/orders/items/properties/items/items/properties/quantity/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 1
												}
											};
											vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
										}
									}
								} else {
									let err19 = {
										instancePath: instancePath + "/orders/" + i0 + "/items/" + i1,
										schemaPath: "#/properties/orders/items/properties/items/items/type",
										keyword: "type",
										params: { type: "object" }
									};
									vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
								}
							}
						} else {
							let err20 = {
								instancePath: instancePath + "/orders/" + i0 + "/items",
								schemaPath: "#/properties/orders/items/properties/items/type",
								keyword: "type",
								params: { type: "array" }
							};
							vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
						}
					}
					if (data1.total !== void 0) {
						let data8 = data1.total;
						if (typeof data8 != "number" || data8 % 1 || isNaN(data8)) {
							let err21 = {
								instancePath: instancePath + "/orders/" + i0 + "/total",
								schemaPath: "#/properties/orders/items/properties/total/type",
								keyword: "type",
								params: { type: "integer" }
							};
							vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
						}
						if (typeof data8 == "number") {
							if (data8 > 9007199254740991 || isNaN(data8)) {
								let err22 = {
									instancePath: instancePath + "/orders/" + i0 + "/total",
									schemaPath: "#/properties/orders/items/properties/total/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 9007199254740991
									}
								};
								vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
							}
							if (data8 < 0 || isNaN(data8)) {
								let err23 = {
									instancePath: instancePath + "/orders/" + i0 + "/total",
									schemaPath: "#/properties/orders/items/properties/total/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									}
								};
								vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
							}
						}
					}
					let data9 = data1.pictures;
					if (Array.isArray(data9)) {
						if (data9.length > 3) {
							let err24 = {
								instancePath: instancePath + "/orders/" + i0 + "/pictures",
								schemaPath: "#/properties/orders/items/properties/pictures/maxItems",
								keyword: "maxItems",
								params: { limit: 3 }
							};
							vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
						}
						let len2 = data9.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data10 = data9[i2];
							if (typeof data10 == "string") {
								if (data10.length > 80) {
									let err25 = {
										instancePath: instancePath + "/orders/" + i0 + "/pictures/" + i2,
										schemaPath: "#/properties/orders/items/properties/pictures/items/maxLength",
										keyword: "maxLength",
										params: { limit: 80 }
									};
									vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
								}
							} else {
								let err26 = {
									instancePath: instancePath + "/orders/" + i0 + "/pictures/" + i2,
									schemaPath: "#/properties/orders/items/properties/pictures/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
							}
						}
					} else {
						let err27 = {
							instancePath: instancePath + "/orders/" + i0 + "/pictures",
							schemaPath: "#/properties/orders/items/properties/pictures/type",
							keyword: "type",
							params: { type: "array" }
						};
						vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
					}
					if (data1.storeName !== void 0) {
						let data11 = data1.storeName;
						if (typeof data11 == "string") {
							if (data11.length > 80) {
								let err28 = {
									instancePath: instancePath + "/orders/" + i0 + "/storeName",
									schemaPath: "#/properties/orders/items/properties/storeName/maxLength",
									keyword: "maxLength",
									params: { limit: 80 }
								};
								vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
							}
						} else {
							let err29 = {
								instancePath: instancePath + "/orders/" + i0 + "/storeName",
								schemaPath: "#/properties/orders/items/properties/storeName/type",
								keyword: "type",
								params: { type: "string" }
							};
							vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
						}
					}
				} else {
					let err30 = {
						instancePath: instancePath + "/orders/" + i0,
						schemaPath: "#/properties/orders/items/type",
						keyword: "type",
						params: { type: "object" }
					};
					vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
				}
			}
		} else {
			let err31 = {
				instancePath: instancePath + "/orders",
				schemaPath: "#/properties/orders/type",
				keyword: "type",
				params: { type: "array" }
			};
			vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
		}
		let data12 = data.reorderLabel;
		if (typeof data12 == "string") {
			if (data12.length > 20) {
				let err32 = {
					instancePath: instancePath + "/reorderLabel",
					schemaPath: "#/properties/reorderLabel/maxLength",
					keyword: "maxLength",
					params: { limit: 20 }
				};
				vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
			}
			if (data12.length < 1) {
				let err33 = {
					instancePath: instancePath + "/reorderLabel",
					schemaPath: "#/properties/reorderLabel/minLength",
					keyword: "minLength",
					params: { limit: 1 }
				};
				vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
			}
		} else {
			let err34 = {
				instancePath: instancePath + "/reorderLabel",
				schemaPath: "#/properties/reorderLabel/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
		}
	} else {
		let err35 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
	}
	return validate44.errors = vErrors, errors === 0;
}
const hygieneBanner = validate45;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.points === void 0 && (data.points = []), data.heading === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "heading" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.heading !== void 0) {
			let data0 = data.heading;
			if (typeof data0 == "string") {
				if (data0.length > 60) {
					let err1 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/maxLength",
						keyword: "maxLength",
						params: { limit: 60 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				if (data0.length < 1) {
					let err2 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
			} else {
				let err3 = {
					instancePath: instancePath + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
			}
		}
		if (data.text !== void 0) {
			let data1 = data.text;
			if (typeof data1 == "string") {
				if (data1.length > 140) {
					let err4 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 140 }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
			} else {
				let err5 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			}
		}
		let data2 = data.points;
		if (Array.isArray(data2)) {
			if (data2.length > 4) {
				let err6 = {
					instancePath: instancePath + "/points",
					schemaPath: "#/properties/points/maxItems",
					keyword: "maxItems",
					params: { limit: 4 }
				};
				vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
			}
			let len0 = data2.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data3 = data2[i0];
				if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
					if (data3.icon === void 0 && (data3.icon = "check"), data3.label === void 0) {
						let err7 = {
							instancePath: instancePath + "/points/" + i0,
							schemaPath: "#/properties/points/items/required",
							keyword: "required",
							params: { missingProperty: "label" }
						};
						vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
					}
					if (data3.label !== void 0) {
						let data4 = data3.label;
						if (typeof data4 == "string") {
							if (data4.length > 40) {
								let err8 = {
									instancePath: instancePath + "/points/" + i0 + "/label",
									schemaPath: "#/properties/points/items/properties/label/maxLength",
									keyword: "maxLength",
									params: { limit: 40 }
								};
								vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
							}
							if (data4.length < 1) {
								let err9 = {
									instancePath: instancePath + "/points/" + i0 + "/label",
									schemaPath: "#/properties/points/items/properties/label/minLength",
									keyword: "minLength",
									params: { limit: 1 }
								};
								vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
							}
						} else {
							let err10 = {
								instancePath: instancePath + "/points/" + i0 + "/label",
								schemaPath: "#/properties/points/items/properties/label/type",
								keyword: "type",
								params: { type: "string" }
							};
							vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
						}
					}
					let data5 = data3.icon;
					if (typeof data5 == "string") {
						if (data5.length > 30) {
							let err11 = {
								instancePath: instancePath + "/points/" + i0 + "/icon",
								schemaPath: "#/properties/points/items/properties/icon/maxLength",
								keyword: "maxLength",
								params: { limit: 30 }
							};
							vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
						}
					} else {
						let err12 = {
							instancePath: instancePath + "/points/" + i0 + "/icon",
							schemaPath: "#/properties/points/items/properties/icon/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
					}
				} else {
					let err13 = {
						instancePath: instancePath + "/points/" + i0,
						schemaPath: "#/properties/points/items/type",
						keyword: "type",
						params: { type: "object" }
					};
					vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
				}
			}
		} else {
			let err14 = {
				instancePath: instancePath + "/points",
				schemaPath: "#/properties/points/type",
				keyword: "type",
				params: { type: "array" }
			};
			vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
		}
		if (data.picture !== void 0) {
			let data6 = data.picture;
			if (typeof data6 == "string") {
				if (data6.length > 80) {
					let err15 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/properties/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
				}
			} else {
				let err16 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/properties/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
			}
		}
	} else {
		let err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
	}
	return validate45.errors = vErrors, errors === 0;
}
const feedbackPrompt = validate46, schema22 = {
	type: "object",
	properties: {
		widgetId: {
			type: "string",
			minLength: 1,
			maxLength: 80
		},
		heading: {
			type: "string",
			minLength: 1,
			maxLength: 60
		},
		question: {
			type: "string",
			minLength: 1,
			maxLength: 120
		},
		orderId: {
			type: "string",
			maxLength: 80
		},
		orderMode: {
			type: "string",
			enum: [
				"D",
				"P",
				"DINEIN",
				"CURB",
				"IRCTC"
			]
		},
		dismissable: {
			default: !0,
			type: "boolean"
		}
	},
	required: [
		"widgetId",
		"heading",
		"question"
	]
};
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.dismissable === void 0 && (data.dismissable = !0), data.widgetId === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "widgetId" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.heading === void 0) {
			let err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "heading" }
			};
			vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
		}
		if (data.question === void 0) {
			let err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "question" }
			};
			vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
		}
		if (data.widgetId !== void 0) {
			let data0 = data.widgetId;
			if (typeof data0 == "string") {
				if (data0.length > 80) {
					let err3 = {
						instancePath: instancePath + "/widgetId",
						schemaPath: "#/properties/widgetId/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
				}
				if (data0.length < 1) {
					let err4 = {
						instancePath: instancePath + "/widgetId",
						schemaPath: "#/properties/widgetId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
			} else {
				let err5 = {
					instancePath: instancePath + "/widgetId",
					schemaPath: "#/properties/widgetId/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			}
		}
		if (data.heading !== void 0) {
			let data1 = data.heading;
			if (typeof data1 == "string") {
				if (data1.length > 60) {
					let err6 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/maxLength",
						keyword: "maxLength",
						params: { limit: 60 }
					};
					vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
				}
				if (data1.length < 1) {
					let err7 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
				}
			} else {
				let err8 = {
					instancePath: instancePath + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
			}
		}
		if (data.question !== void 0) {
			let data2 = data.question;
			if (typeof data2 == "string") {
				if (data2.length > 120) {
					let err9 = {
						instancePath: instancePath + "/question",
						schemaPath: "#/properties/question/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
				}
				if (data2.length < 1) {
					let err10 = {
						instancePath: instancePath + "/question",
						schemaPath: "#/properties/question/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
				}
			} else {
				let err11 = {
					instancePath: instancePath + "/question",
					schemaPath: "#/properties/question/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
			}
		}
		if (data.orderId !== void 0) {
			let data3 = data.orderId;
			if (typeof data3 == "string") {
				if (data3.length > 80) {
					let err12 = {
						instancePath: instancePath + "/orderId",
						schemaPath: "#/properties/orderId/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
				}
			} else {
				let err13 = {
					instancePath: instancePath + "/orderId",
					schemaPath: "#/properties/orderId/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
			}
		}
		if (data.orderMode !== void 0) {
			let data4 = data.orderMode;
			if (typeof data4 != "string") {
				let err14 = {
					instancePath: instancePath + "/orderMode",
					schemaPath: "#/properties/orderMode/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
			}
			if (data4 !== "D" && data4 !== "P" && data4 !== "DINEIN" && data4 !== "CURB" && data4 !== "IRCTC") {
				let err15 = {
					instancePath: instancePath + "/orderMode",
					schemaPath: "#/properties/orderMode/enum",
					keyword: "enum",
					params: { allowedValues: schema22.properties.orderMode.enum }
				};
				vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
			}
		}
		if (typeof data.dismissable != "boolean") {
			let err16 = {
				instancePath: instancePath + "/dismissable",
				schemaPath: "#/properties/dismissable/type",
				keyword: "type",
				params: { type: "boolean" }
			};
			vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
		}
	} else {
		let err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
	}
	return validate46.errors = vErrors, errors === 0;
}
const leaderboardBanner = validate47;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.leaders === void 0 && (data.leaders = []), data.action === void 0 && (data.action = "See the leaderboard"), data.heading === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "heading" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.heading !== void 0) {
			let data0 = data.heading;
			if (typeof data0 == "string") {
				if (data0.length > 60) {
					let err1 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/maxLength",
						keyword: "maxLength",
						params: { limit: 60 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				if (data0.length < 1) {
					let err2 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
			} else {
				let err3 = {
					instancePath: instancePath + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
			}
		}
		if (data.text !== void 0) {
			let data1 = data.text;
			if (typeof data1 == "string") {
				if (data1.length > 140) {
					let err4 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 140 }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
			} else {
				let err5 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			}
		}
		let data2 = data.leaders;
		if (Array.isArray(data2)) {
			if (data2.length > 3) {
				let err6 = {
					instancePath: instancePath + "/leaders",
					schemaPath: "#/properties/leaders/maxItems",
					keyword: "maxItems",
					params: { limit: 3 }
				};
				vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
			}
			let len0 = data2.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data3 = data2[i0];
				if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
					if (data3.name === void 0) {
						let err7 = {
							instancePath: instancePath + "/leaders/" + i0,
							schemaPath: "#/properties/leaders/items/required",
							keyword: "required",
							params: { missingProperty: "name" }
						};
						vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
					}
					if (data3.runs === void 0) {
						let err8 = {
							instancePath: instancePath + "/leaders/" + i0,
							schemaPath: "#/properties/leaders/items/required",
							keyword: "required",
							params: { missingProperty: "runs" }
						};
						vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
					}
					if (data3.name !== void 0) {
						let data4 = data3.name;
						if (typeof data4 == "string") {
							if (data4.length > 40) {
								let err9 = {
									instancePath: instancePath + "/leaders/" + i0 + "/name",
									schemaPath: "#/properties/leaders/items/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 40 }
								};
								vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
							}
							if (data4.length < 1) {
								let err10 = {
									instancePath: instancePath + "/leaders/" + i0 + "/name",
									schemaPath: "#/properties/leaders/items/properties/name/minLength",
									keyword: "minLength",
									params: { limit: 1 }
								};
								vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
							}
						} else {
							let err11 = {
								instancePath: instancePath + "/leaders/" + i0 + "/name",
								schemaPath: "#/properties/leaders/items/properties/name/type",
								keyword: "type",
								params: { type: "string" }
							};
							vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
						}
					}
					if (data3.runs !== void 0) {
						let data5 = data3.runs;
						if (typeof data5 != "number" || data5 % 1 || isNaN(data5)) {
							let err12 = {
								instancePath: instancePath + "/leaders/" + i0 + "/runs",
								schemaPath: "#/properties/leaders/items/properties/runs/type",
								keyword: "type",
								params: { type: "integer" }
							};
							vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
						}
						if (typeof data5 == "number") {
							if (data5 > 9007199254740991 || isNaN(data5)) {
								let err13 = {
									instancePath: instancePath + "/leaders/" + i0 + "/runs",
									schemaPath: "#/properties/leaders/items/properties/runs/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 9007199254740991
									}
								};
								vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
							}
							if (data5 < 0 || isNaN(data5)) {
								let err14 = {
									instancePath: instancePath + "/leaders/" + i0 + "/runs",
									schemaPath: "#/properties/leaders/items/properties/runs/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									}
								};
								vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
							}
						}
					}
				} else {
					let err15 = {
						instancePath: instancePath + "/leaders/" + i0,
						schemaPath: "#/properties/leaders/items/type",
						keyword: "type",
						params: { type: "object" }
					};
					vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
				}
			}
		} else {
			let err16 = {
				instancePath: instancePath + "/leaders",
				schemaPath: "#/properties/leaders/type",
				keyword: "type",
				params: { type: "array" }
			};
			vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
		}
		if (data.picture !== void 0) {
			let data6 = data.picture;
			if (typeof data6 == "string") {
				if (data6.length > 80) {
					let err17 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/properties/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
				}
			} else {
				let err18 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/properties/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
			}
		}
		let data7 = data.action;
		if (typeof data7 == "string") {
			if (data7.length > 30) {
				let err19 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/maxLength",
					keyword: "maxLength",
					params: { limit: 30 }
				};
				vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
			}
			if (data7.length < 1) {
				let err20 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/minLength",
					keyword: "minLength",
					params: { limit: 1 }
				};
				vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
			}
		} else {
			let err21 = {
				instancePath: instancePath + "/action",
				schemaPath: "#/properties/action/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
		}
	} else {
		let err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
	}
	return validate47.errors = vErrors, errors === 0;
}
const appBanner = validate48;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.action === void 0 && (data.action = "Install"), data.icon === void 0 && (data.icon = "app"), data.heading === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "heading" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.heading !== void 0) {
			let data0 = data.heading;
			if (typeof data0 == "string") {
				if (data0.length > 60) {
					let err1 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/maxLength",
						keyword: "maxLength",
						params: { limit: 60 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				if (data0.length < 1) {
					let err2 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
			} else {
				let err3 = {
					instancePath: instancePath + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
			}
		}
		if (data.text !== void 0) {
			let data1 = data.text;
			if (typeof data1 == "string") {
				if (data1.length > 140) {
					let err4 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 140 }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
			} else {
				let err5 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			}
		}
		let data2 = data.action;
		if (typeof data2 == "string") {
			if (data2.length > 20) {
				let err6 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/maxLength",
					keyword: "maxLength",
					params: { limit: 20 }
				};
				vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
			}
			if (data2.length < 1) {
				let err7 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/minLength",
					keyword: "minLength",
					params: { limit: 1 }
				};
				vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
			}
		} else {
			let err8 = {
				instancePath: instancePath + "/action",
				schemaPath: "#/properties/action/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
		}
		let data3 = data.icon;
		if (typeof data3 == "string") {
			if (data3.length > 30) {
				let err9 = {
					instancePath: instancePath + "/icon",
					schemaPath: "#/properties/icon/maxLength",
					keyword: "maxLength",
					params: { limit: 30 }
				};
				vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
			}
		} else {
			let err10 = {
				instancePath: instancePath + "/icon",
				schemaPath: "#/properties/icon/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
		}
	} else {
		let err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
	}
	return validate48.errors = vErrors, errors === 0;
}
const notice = validate49, schema25 = {
	type: "object",
	properties: {
		text: {
			type: "string",
			minLength: 1,
			maxLength: 240
		},
		heading: {
			type: "string",
			maxLength: 60
		},
		tone: {
			default: "info",
			type: "string",
			enum: [
				"info",
				"good",
				"warning"
			]
		},
		icon: {
			type: "string",
			maxLength: 30
		}
	},
	required: ["text"]
};
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.tone === void 0 && (data.tone = "info"), data.text === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.text !== void 0) {
			let data0 = data.text;
			if (typeof data0 == "string") {
				if (data0.length > 240) {
					let err1 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 240 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				if (data0.length < 1) {
					let err2 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
			} else {
				let err3 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
			}
		}
		if (data.heading !== void 0) {
			let data1 = data.heading;
			if (typeof data1 == "string") {
				if (data1.length > 60) {
					let err4 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/maxLength",
						keyword: "maxLength",
						params: { limit: 60 }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
			} else {
				let err5 = {
					instancePath: instancePath + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			}
		}
		let data2 = data.tone;
		if (typeof data2 != "string") {
			let err6 = {
				instancePath: instancePath + "/tone",
				schemaPath: "#/properties/tone/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
		}
		if (data2 !== "info" && data2 !== "good" && data2 !== "warning") {
			let err7 = {
				instancePath: instancePath + "/tone",
				schemaPath: "#/properties/tone/enum",
				keyword: "enum",
				params: { allowedValues: schema25.properties.tone.enum }
			};
			vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
		}
		if (data.icon !== void 0) {
			let data3 = data.icon;
			if (typeof data3 == "string") {
				if (data3.length > 30) {
					let err8 = {
						instancePath: instancePath + "/icon",
						schemaPath: "#/properties/icon/maxLength",
						keyword: "maxLength",
						params: { limit: 30 }
					};
					vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
				}
			} else {
				let err9 = {
					instancePath: instancePath + "/icon",
					schemaPath: "#/properties/icon/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
			}
		}
	} else {
		let err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
	}
	return validate49.errors = vErrors, errors === 0;
}
const storyBlock = validate50, schema26 = {
	type: "object",
	properties: {
		heading: {
			type: "string",
			minLength: 1,
			maxLength: 80
		},
		paragraphs: {
			minItems: 1,
			maxItems: 6,
			type: "array",
			items: {
				type: "string",
				minLength: 1,
				maxLength: 800
			}
		},
		picture: {
			type: "string",
			maxLength: 80
		},
		alt: {
			default: "",
			type: "string",
			maxLength: 140
		},
		order: {
			default: "picture-first",
			type: "string",
			enum: ["picture-first", "words-first"]
		}
	},
	required: ["heading", "paragraphs"]
};
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.alt === void 0 && (data.alt = ""), data.order === void 0 && (data.order = "picture-first"), data.heading === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "heading" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.paragraphs === void 0) {
			let err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphs" }
			};
			vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
		}
		if (data.heading !== void 0) {
			let data0 = data.heading;
			if (typeof data0 == "string") {
				if (data0.length > 80) {
					let err2 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
				if (data0.length < 1) {
					let err3 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
				}
			} else {
				let err4 = {
					instancePath: instancePath + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
			}
		}
		if (data.paragraphs !== void 0) {
			let data1 = data.paragraphs;
			if (Array.isArray(data1)) {
				if (data1.length > 6) {
					let err5 = {
						instancePath: instancePath + "/paragraphs",
						schemaPath: "#/properties/paragraphs/maxItems",
						keyword: "maxItems",
						params: { limit: 6 }
					};
					vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
				}
				if (data1.length < 1) {
					let err6 = {
						instancePath: instancePath + "/paragraphs",
						schemaPath: "#/properties/paragraphs/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
				}
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 == "string") {
						if (data2.length > 800) {
							let err7 = {
								instancePath: instancePath + "/paragraphs/" + i0,
								schemaPath: "#/properties/paragraphs/items/maxLength",
								keyword: "maxLength",
								params: { limit: 800 }
							};
							vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
						}
						if (data2.length < 1) {
							let err8 = {
								instancePath: instancePath + "/paragraphs/" + i0,
								schemaPath: "#/properties/paragraphs/items/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
						}
					} else {
						let err9 = {
							instancePath: instancePath + "/paragraphs/" + i0,
							schemaPath: "#/properties/paragraphs/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
					}
				}
			} else {
				let err10 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/type",
					keyword: "type",
					params: { type: "array" }
				};
				vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
			}
		}
		if (data.picture !== void 0) {
			let data3 = data.picture;
			if (typeof data3 == "string") {
				if (data3.length > 80) {
					let err11 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/properties/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
				}
			} else {
				let err12 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/properties/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
			}
		}
		let data4 = data.alt;
		if (typeof data4 == "string") {
			if (data4.length > 140) {
				let err13 = {
					instancePath: instancePath + "/alt",
					schemaPath: "#/properties/alt/maxLength",
					keyword: "maxLength",
					params: { limit: 140 }
				};
				vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
			}
		} else {
			let err14 = {
				instancePath: instancePath + "/alt",
				schemaPath: "#/properties/alt/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
		}
		let data5 = data.order;
		if (typeof data5 != "string") {
			let err15 = {
				instancePath: instancePath + "/order",
				schemaPath: "#/properties/order/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
		}
		if (data5 !== "picture-first" && data5 !== "words-first") {
			let err16 = {
				instancePath: instancePath + "/order",
				schemaPath: "#/properties/order/enum",
				keyword: "enum",
				params: { allowedValues: schema26.properties.order.enum }
			};
			vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
		}
	} else {
		let err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
	}
	return validate50.errors = vErrors, errors === 0;
}
const textBlock = validate51, schema27 = {
	type: "object",
	properties: {
		heading: {
			type: "string",
			maxLength: 100
		},
		paragraphs: {
			default: [],
			maxItems: 12,
			type: "array",
			items: {
				type: "string",
				minLength: 1,
				maxLength: 1200
			}
		},
		list: {
			default: [],
			maxItems: 40,
			type: "array",
			items: {
				type: "string",
				minLength: 1,
				maxLength: 400
			}
		},
		listKind: {
			default: "points",
			type: "string",
			enum: ["points", "steps"]
		}
	}
};
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.paragraphs === void 0 && (data.paragraphs = []), data.list === void 0 && (data.list = []), data.listKind === void 0 && (data.listKind = "points"), data.heading !== void 0) {
			let data0 = data.heading;
			if (typeof data0 == "string") {
				if (data0.length > 100) {
					let err0 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
				}
			} else {
				let err1 = {
					instancePath: instancePath + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
		}
		let data1 = data.paragraphs;
		if (Array.isArray(data1)) {
			if (data1.length > 12) {
				let err2 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/maxItems",
					keyword: "maxItems",
					params: { limit: 12 }
				};
				vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
			}
			let len0 = data1.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data2 = data1[i0];
				if (typeof data2 == "string") {
					if (data2.length > 1200) {
						let err3 = {
							instancePath: instancePath + "/paragraphs/" + i0,
							schemaPath: "#/properties/paragraphs/items/maxLength",
							keyword: "maxLength",
							params: { limit: 1200 }
						};
						vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
					}
					if (data2.length < 1) {
						let err4 = {
							instancePath: instancePath + "/paragraphs/" + i0,
							schemaPath: "#/properties/paragraphs/items/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
					}
				} else {
					let err5 = {
						instancePath: instancePath + "/paragraphs/" + i0,
						schemaPath: "#/properties/paragraphs/items/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
				}
			}
		} else {
			let err6 = {
				instancePath: instancePath + "/paragraphs",
				schemaPath: "#/properties/paragraphs/type",
				keyword: "type",
				params: { type: "array" }
			};
			vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
		}
		let data3 = data.list;
		if (Array.isArray(data3)) {
			if (data3.length > 40) {
				let err7 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/maxItems",
					keyword: "maxItems",
					params: { limit: 40 }
				};
				vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
			}
			let len1 = data3.length;
			for (let i1 = 0; i1 < len1; i1++) {
				let data4 = data3[i1];
				if (typeof data4 == "string") {
					if (data4.length > 400) {
						let err8 = {
							instancePath: instancePath + "/list/" + i1,
							schemaPath: "#/properties/list/items/maxLength",
							keyword: "maxLength",
							params: { limit: 400 }
						};
						vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
					}
					if (data4.length < 1) {
						let err9 = {
							instancePath: instancePath + "/list/" + i1,
							schemaPath: "#/properties/list/items/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
					}
				} else {
					let err10 = {
						instancePath: instancePath + "/list/" + i1,
						schemaPath: "#/properties/list/items/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
				}
			}
		} else {
			let err11 = {
				instancePath: instancePath + "/list",
				schemaPath: "#/properties/list/type",
				keyword: "type",
				params: { type: "array" }
			};
			vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
		}
		let data5 = data.listKind;
		if (typeof data5 != "string") {
			let err12 = {
				instancePath: instancePath + "/listKind",
				schemaPath: "#/properties/listKind/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
		}
		if (data5 !== "points" && data5 !== "steps") {
			let err13 = {
				instancePath: instancePath + "/listKind",
				schemaPath: "#/properties/listKind/enum",
				keyword: "enum",
				params: { allowedValues: schema27.properties.listKind.enum }
			};
			vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
		}
	} else {
		let err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
	}
	return validate51.errors = vErrors, errors === 0;
}
const faqBlock = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.heading !== void 0) {
			let data0 = data.heading;
			if (typeof data0 == "string") {
				if (data0.length > 80) {
					let err1 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
			} else {
				let err2 = {
					instancePath: instancePath + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
			}
		}
		if (data.items !== void 0) {
			let data1 = data.items;
			if (Array.isArray(data1)) {
				if (data1.length > 30) {
					let err3 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
				}
				if (data1.length < 1) {
					let err4 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.question === void 0) {
							let err5 = {
								instancePath: instancePath + "/items/" + i0,
								schemaPath: "#/properties/items/items/required",
								keyword: "required",
								params: { missingProperty: "question" }
							};
							vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
						}
						if (data2.answer === void 0) {
							let err6 = {
								instancePath: instancePath + "/items/" + i0,
								schemaPath: "#/properties/items/items/required",
								keyword: "required",
								params: { missingProperty: "answer" }
							};
							vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
						}
						if (data2.question !== void 0) {
							let data3 = data2.question;
							if (typeof data3 == "string") {
								if (data3.length > 160) {
									let err7 = {
										instancePath: instancePath + "/items/" + i0 + "/question",
										schemaPath: "#/properties/items/items/properties/question/maxLength",
										keyword: "maxLength",
										params: { limit: 160 }
									};
									vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
								}
								if (data3.length < 1) {
									let err8 = {
										instancePath: instancePath + "/items/" + i0 + "/question",
										schemaPath: "#/properties/items/items/properties/question/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
								}
							} else {
								let err9 = {
									instancePath: instancePath + "/items/" + i0 + "/question",
									schemaPath: "#/properties/items/items/properties/question/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
							}
						}
						if (data2.answer !== void 0) {
							let data4 = data2.answer;
							if (Array.isArray(data4)) {
								if (data4.length > 5) {
									let err10 = {
										instancePath: instancePath + "/items/" + i0 + "/answer",
										schemaPath: "#/properties/items/items/properties/answer/maxItems",
										keyword: "maxItems",
										params: { limit: 5 }
									};
									vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
								}
								if (data4.length < 1) {
									let err11 = {
										instancePath: instancePath + "/items/" + i0 + "/answer",
										schemaPath: "#/properties/items/items/properties/answer/minItems",
										keyword: "minItems",
										params: { limit: 1 }
									};
									vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
								}
								let len1 = data4.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data5 = data4[i1];
									if (typeof data5 == "string") {
										if (data5.length > 800) {
											let err12 = {
												instancePath: instancePath + "/items/" + i0 + "/answer/" + i1,
												schemaPath: "#/properties/items/items/properties/answer/items/maxLength",
												keyword: "maxLength",
												params: { limit: 800 }
											};
											vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
										}
										if (data5.length < 1) {
											let err13 = {
												instancePath: instancePath + "/items/" + i0 + "/answer/" + i1,
												schemaPath: "#/properties/items/items/properties/answer/items/minLength",
												keyword: "minLength",
												params: { limit: 1 }
											};
											vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
										}
									} else {
										let err14 = {
											instancePath: instancePath + "/items/" + i0 + "/answer/" + i1,
											schemaPath: "#/properties/items/items/properties/answer/items/type",
											keyword: "type",
											params: { type: "string" }
										};
										vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
									}
								}
							} else {
								let err15 = {
									instancePath: instancePath + "/items/" + i0 + "/answer",
									schemaPath: "#/properties/items/items/properties/answer/type",
									keyword: "type",
									params: { type: "array" }
								};
								vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
							}
						}
					} else {
						let err16 = {
							instancePath: instancePath + "/items/" + i0,
							schemaPath: "#/properties/items/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
					}
				}
			} else {
				let err17 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" }
				};
				vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
			}
		}
	} else {
		let err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
	}
	return validate52.errors = vErrors, errors === 0;
}
const menuEntry = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.label === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.label !== void 0) {
			let data0 = data.label;
			if (typeof data0 == "string") {
				if (data0.length > 40) {
					let err1 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/properties/label/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				if (data0.length < 1) {
					let err2 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/properties/label/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
			} else {
				let err3 = {
					instancePath: instancePath + "/label",
					schemaPath: "#/properties/label/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
			}
		}
		if (data.icon !== void 0) {
			let data1 = data.icon;
			if (typeof data1 == "string") {
				if (data1.length > 30) {
					let err4 = {
						instancePath: instancePath + "/icon",
						schemaPath: "#/properties/icon/maxLength",
						keyword: "maxLength",
						params: { limit: 30 }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
			} else {
				let err5 = {
					instancePath: instancePath + "/icon",
					schemaPath: "#/properties/icon/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			}
		}
		if (data.note !== void 0) {
			let data2 = data.note;
			if (typeof data2 == "string") {
				if (data2.length > 40) {
					let err6 = {
						instancePath: instancePath + "/note",
						schemaPath: "#/properties/note/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
				}
			} else {
				let err7 = {
					instancePath: instancePath + "/note",
					schemaPath: "#/properties/note/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
			}
		}
	} else {
		let err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
	}
	return validate53.errors = vErrors, errors === 0;
}
const menuGroup = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.heading !== void 0) {
			let data0 = data.heading;
			if (typeof data0 == "string") {
				if (data0.length > 40) {
					let err0 = {
						instancePath: instancePath + "/heading",
						schemaPath: "#/properties/heading/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
				}
			} else {
				let err1 = {
					instancePath: instancePath + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
		}
	} else {
		let err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
	}
	return validate54.errors = vErrors, errors === 0;
}
const bottomItem = validate55, schema31 = {
	type: "object",
	properties: {
		label: {
			type: "string",
			minLength: 1,
			maxLength: 14
		},
		icon: {
			type: "string",
			maxLength: 30
		},
		badge: {
			type: "string",
			enum: ["cart-count"]
		}
	},
	required: ["label", "icon"]
};
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.label === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.icon === void 0) {
			let err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "icon" }
			};
			vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
		}
		if (data.label !== void 0) {
			let data0 = data.label;
			if (typeof data0 == "string") {
				if (data0.length > 14) {
					let err2 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/properties/label/maxLength",
						keyword: "maxLength",
						params: { limit: 14 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
				if (data0.length < 1) {
					let err3 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/properties/label/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
				}
			} else {
				let err4 = {
					instancePath: instancePath + "/label",
					schemaPath: "#/properties/label/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
			}
		}
		if (data.icon !== void 0) {
			let data1 = data.icon;
			if (typeof data1 == "string") {
				if (data1.length > 30) {
					let err5 = {
						instancePath: instancePath + "/icon",
						schemaPath: "#/properties/icon/maxLength",
						keyword: "maxLength",
						params: { limit: 30 }
					};
					vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
				}
			} else {
				let err6 = {
					instancePath: instancePath + "/icon",
					schemaPath: "#/properties/icon/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
			}
		}
		if (data.badge !== void 0) {
			let data2 = data.badge;
			if (typeof data2 != "string") {
				let err7 = {
					instancePath: instancePath + "/badge",
					schemaPath: "#/properties/badge/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
			}
			if (data2 !== "cart-count") {
				let err8 = {
					instancePath: instancePath + "/badge",
					schemaPath: "#/properties/badge/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.badge.enum }
				};
				vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
			}
		}
	} else {
		let err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
	}
	return validate55.errors = vErrors, errors === 0;
}
const fieldRating = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.required === void 0 && (data.required = !1), data.question === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "question" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.question !== void 0) {
			let data0 = data.question;
			if (typeof data0 == "string") {
				if (data0.length > 120) {
					let err1 = {
						instancePath: instancePath + "/question",
						schemaPath: "#/properties/question/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				if (data0.length < 1) {
					let err2 = {
						instancePath: instancePath + "/question",
						schemaPath: "#/properties/question/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
			} else {
				let err3 = {
					instancePath: instancePath + "/question",
					schemaPath: "#/properties/question/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
			}
		}
		if (data.labels !== void 0) {
			let data1 = data.labels;
			if (Array.isArray(data1)) {
				if (data1.length > 6) {
					let err4 = {
						instancePath: instancePath + "/labels",
						schemaPath: "#/properties/labels/maxItems",
						keyword: "maxItems",
						params: { limit: 6 }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
				if (data1.length < 6) {
					let err5 = {
						instancePath: instancePath + "/labels",
						schemaPath: "#/properties/labels/minItems",
						keyword: "minItems",
						params: { limit: 6 }
					};
					vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
				}
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 == "string") {
						if (data2.length > 24) {
							let err6 = {
								instancePath: instancePath + "/labels/" + i0,
								schemaPath: "#/properties/labels/items/maxLength",
								keyword: "maxLength",
								params: { limit: 24 }
							};
							vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
						}
						if (data2.length < 1) {
							let err7 = {
								instancePath: instancePath + "/labels/" + i0,
								schemaPath: "#/properties/labels/items/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
						}
					} else {
						let err8 = {
							instancePath: instancePath + "/labels/" + i0,
							schemaPath: "#/properties/labels/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
					}
				}
			} else {
				let err9 = {
					instancePath: instancePath + "/labels",
					schemaPath: "#/properties/labels/type",
					keyword: "type",
					params: { type: "array" }
				};
				vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
			}
		}
		if (typeof data.required != "boolean") {
			let err10 = {
				instancePath: instancePath + "/required",
				schemaPath: "#/properties/required/type",
				keyword: "type",
				params: { type: "boolean" }
			};
			vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
		}
	} else {
		let err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
	}
	return validate56.errors = vErrors, errors === 0;
}
const fieldTags = validate57;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.required === void 0 && (data.required = !1), data.question === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "question" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.question !== void 0) {
			let data0 = data.question;
			if (typeof data0 == "string") {
				if (data0.length > 120) {
					let err1 = {
						instancePath: instancePath + "/question",
						schemaPath: "#/properties/question/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				if (data0.length < 1) {
					let err2 = {
						instancePath: instancePath + "/question",
						schemaPath: "#/properties/question/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
			} else {
				let err3 = {
					instancePath: instancePath + "/question",
					schemaPath: "#/properties/question/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
			}
		}
		if (data.tags !== void 0) {
			let data1 = data.tags;
			if (Array.isArray(data1)) {
				if (data1.length > 12) {
					let err4 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/properties/tags/maxItems",
						keyword: "maxItems",
						params: { limit: 12 }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
				if (data1.length < 1) {
					let err5 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/properties/tags/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
				}
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 == "string") {
						if (data2.length > 30) {
							let err6 = {
								instancePath: instancePath + "/tags/" + i0,
								schemaPath: "#/properties/tags/items/maxLength",
								keyword: "maxLength",
								params: { limit: 30 }
							};
							vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
						}
						if (data2.length < 1) {
							let err7 = {
								instancePath: instancePath + "/tags/" + i0,
								schemaPath: "#/properties/tags/items/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
						}
					} else {
						let err8 = {
							instancePath: instancePath + "/tags/" + i0,
							schemaPath: "#/properties/tags/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
					}
				}
			} else {
				let err9 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/properties/tags/type",
					keyword: "type",
					params: { type: "array" }
				};
				vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
			}
		}
		if (typeof data.required != "boolean") {
			let err10 = {
				instancePath: instancePath + "/required",
				schemaPath: "#/properties/required/type",
				keyword: "type",
				params: { type: "boolean" }
			};
			vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
		}
	} else {
		let err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
	}
	return validate57.errors = vErrors, errors === 0;
}
const fieldCategory = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.required === void 0 && (data.required = !1), data.question === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "question" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.options === void 0) {
			let err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "options" }
			};
			vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
		}
		if (data.question !== void 0) {
			let data0 = data.question;
			if (typeof data0 == "string") {
				if (data0.length > 120) {
					let err2 = {
						instancePath: instancePath + "/question",
						schemaPath: "#/properties/question/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
				if (data0.length < 1) {
					let err3 = {
						instancePath: instancePath + "/question",
						schemaPath: "#/properties/question/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
				}
			} else {
				let err4 = {
					instancePath: instancePath + "/question",
					schemaPath: "#/properties/question/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
			}
		}
		if (data.options !== void 0) {
			let data1 = data.options;
			if (Array.isArray(data1)) {
				if (data1.length > 8) {
					let err5 = {
						instancePath: instancePath + "/options",
						schemaPath: "#/properties/options/maxItems",
						keyword: "maxItems",
						params: { limit: 8 }
					};
					vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
				}
				if (data1.length < 2) {
					let err6 = {
						instancePath: instancePath + "/options",
						schemaPath: "#/properties/options/minItems",
						keyword: "minItems",
						params: { limit: 2 }
					};
					vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
				}
				let len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.value === void 0) {
							let err7 = {
								instancePath: instancePath + "/options/" + i0,
								schemaPath: "#/properties/options/items/required",
								keyword: "required",
								params: { missingProperty: "value" }
							};
							vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
						}
						if (data2.label === void 0) {
							let err8 = {
								instancePath: instancePath + "/options/" + i0,
								schemaPath: "#/properties/options/items/required",
								keyword: "required",
								params: { missingProperty: "label" }
							};
							vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
						}
						if (data2.value !== void 0) {
							let data3 = data2.value;
							if (typeof data3 == "string") {
								if (data3.length > 40) {
									let err9 = {
										instancePath: instancePath + "/options/" + i0 + "/value",
										schemaPath: "#/properties/options/items/properties/value/maxLength",
										keyword: "maxLength",
										params: { limit: 40 }
									};
									vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
								}
								if (data3.length < 1) {
									let err10 = {
										instancePath: instancePath + "/options/" + i0 + "/value",
										schemaPath: "#/properties/options/items/properties/value/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
								}
							} else {
								let err11 = {
									instancePath: instancePath + "/options/" + i0 + "/value",
									schemaPath: "#/properties/options/items/properties/value/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
							}
						}
						if (data2.label !== void 0) {
							let data4 = data2.label;
							if (typeof data4 == "string") {
								if (data4.length > 40) {
									let err12 = {
										instancePath: instancePath + "/options/" + i0 + "/label",
										schemaPath: "#/properties/options/items/properties/label/maxLength",
										keyword: "maxLength",
										params: { limit: 40 }
									};
									vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
								}
								if (data4.length < 1) {
									let err13 = {
										instancePath: instancePath + "/options/" + i0 + "/label",
										schemaPath: "#/properties/options/items/properties/label/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
								}
							} else {
								let err14 = {
									instancePath: instancePath + "/options/" + i0 + "/label",
									schemaPath: "#/properties/options/items/properties/label/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
							}
						}
						if (data2.text !== void 0) {
							let data5 = data2.text;
							if (typeof data5 == "string") {
								if (data5.length > 80) {
									let err15 = {
										instancePath: instancePath + "/options/" + i0 + "/text",
										schemaPath: "#/properties/options/items/properties/text/maxLength",
										keyword: "maxLength",
										params: { limit: 80 }
									};
									vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
								}
							} else {
								let err16 = {
									instancePath: instancePath + "/options/" + i0 + "/text",
									schemaPath: "#/properties/options/items/properties/text/type",
									keyword: "type",
									params: { type: "string" }
								};
								vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
							}
						}
					} else {
						let err17 = {
							instancePath: instancePath + "/options/" + i0,
							schemaPath: "#/properties/options/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
					}
				}
			} else {
				let err18 = {
					instancePath: instancePath + "/options",
					schemaPath: "#/properties/options/type",
					keyword: "type",
					params: { type: "array" }
				};
				vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
			}
		}
		if (typeof data.required != "boolean") {
			let err19 = {
				instancePath: instancePath + "/required",
				schemaPath: "#/properties/required/type",
				keyword: "type",
				params: { type: "boolean" }
			};
			vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
		}
	} else {
		let err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
	}
	return validate58.errors = vErrors, errors === 0;
}
const fieldComment = validate59;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.maxLength === void 0 && (data.maxLength = 250), data.required === void 0 && (data.required = !1), data.question === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "question" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.question !== void 0) {
			let data0 = data.question;
			if (typeof data0 == "string") {
				if (data0.length > 120) {
					let err1 = {
						instancePath: instancePath + "/question",
						schemaPath: "#/properties/question/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				if (data0.length < 1) {
					let err2 = {
						instancePath: instancePath + "/question",
						schemaPath: "#/properties/question/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
			} else {
				let err3 = {
					instancePath: instancePath + "/question",
					schemaPath: "#/properties/question/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
			}
		}
		if (data.hint !== void 0) {
			let data1 = data.hint;
			if (typeof data1 == "string") {
				if (data1.length > 120) {
					let err4 = {
						instancePath: instancePath + "/hint",
						schemaPath: "#/properties/hint/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
			} else {
				let err5 = {
					instancePath: instancePath + "/hint",
					schemaPath: "#/properties/hint/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			}
		}
		let data2 = data.maxLength;
		if (typeof data2 != "number" || data2 % 1 || isNaN(data2)) {
			let err6 = {
				instancePath: instancePath + "/maxLength",
				schemaPath: "#/properties/maxLength/type",
				keyword: "type",
				params: { type: "integer" }
			};
			vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
		}
		if (typeof data2 == "number") {
			if (data2 > 250 || isNaN(data2)) {
				let err7 = {
					instancePath: instancePath + "/maxLength",
					schemaPath: "#/properties/maxLength/maximum",
					keyword: "maximum",
					params: {
						comparison: "<=",
						limit: 250
					}
				};
				vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
			}
			if (data2 < 20 || isNaN(data2)) {
				let err8 = {
					instancePath: instancePath + "/maxLength",
					schemaPath: "#/properties/maxLength/minimum",
					keyword: "minimum",
					params: {
						comparison: ">=",
						limit: 20
					}
				};
				vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
			}
		}
		if (typeof data.required != "boolean") {
			let err9 = {
				instancePath: instancePath + "/required",
				schemaPath: "#/properties/required/type",
				keyword: "type",
				params: { type: "boolean" }
			};
			vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
		}
	} else {
		let err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
	}
	return validate59.errors = vErrors, errors === 0;
}
const fieldNps = validate60;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null, errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.lowLabel === void 0 && (data.lowLabel = "Not at all likely"), data.highLabel === void 0 && (data.highLabel = "Very likely"), data.required === void 0 && (data.required = !1), data.question === void 0) {
			let err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "question" }
			};
			vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
		}
		if (data.question !== void 0) {
			let data0 = data.question;
			if (typeof data0 == "string") {
				if (data0.length > 120) {
					let err1 = {
						instancePath: instancePath + "/question",
						schemaPath: "#/properties/question/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
				}
				if (data0.length < 1) {
					let err2 = {
						instancePath: instancePath + "/question",
						schemaPath: "#/properties/question/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
			} else {
				let err3 = {
					instancePath: instancePath + "/question",
					schemaPath: "#/properties/question/type",
					keyword: "type",
					params: { type: "string" }
				};
				vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
			}
		}
		let data1 = data.lowLabel;
		if (typeof data1 == "string") {
			if (data1.length > 24) {
				let err4 = {
					instancePath: instancePath + "/lowLabel",
					schemaPath: "#/properties/lowLabel/maxLength",
					keyword: "maxLength",
					params: { limit: 24 }
				};
				vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
			}
			if (data1.length < 1) {
				let err5 = {
					instancePath: instancePath + "/lowLabel",
					schemaPath: "#/properties/lowLabel/minLength",
					keyword: "minLength",
					params: { limit: 1 }
				};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			}
		} else {
			let err6 = {
				instancePath: instancePath + "/lowLabel",
				schemaPath: "#/properties/lowLabel/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
		}
		let data2 = data.highLabel;
		if (typeof data2 == "string") {
			if (data2.length > 24) {
				let err7 = {
					instancePath: instancePath + "/highLabel",
					schemaPath: "#/properties/highLabel/maxLength",
					keyword: "maxLength",
					params: { limit: 24 }
				};
				vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
			}
			if (data2.length < 1) {
				let err8 = {
					instancePath: instancePath + "/highLabel",
					schemaPath: "#/properties/highLabel/minLength",
					keyword: "minLength",
					params: { limit: 1 }
				};
				vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
			}
		} else {
			let err9 = {
				instancePath: instancePath + "/highLabel",
				schemaPath: "#/properties/highLabel/type",
				keyword: "type",
				params: { type: "string" }
			};
			vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
		}
		if (typeof data.required != "boolean") {
			let err10 = {
				instancePath: instancePath + "/required",
				schemaPath: "#/properties/required/type",
				keyword: "type",
				params: { type: "boolean" }
			};
			vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
		}
	} else {
		let err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
	}
	return validate60.errors = vErrors, errors === 0;
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
