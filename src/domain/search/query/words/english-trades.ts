import type { TradeWords } from './trade-words.ts';

/**
 * Trades, the things their hands hold and the places they work in, with what a glove for them is or says; the English
 * side of `french-trades.ts`. The words match themselves too.
 */
export const ENGLISH_TRADES: TradeWords = [
	// Sharp things.
	['glazier, window, pane', 'glass, #ANSI_CUT'],
	['tinsmith, tinner, tin knocker, sheet metal worker, hvac, duct, ductwork', 'sheet, #ANSI_CUT'],
	['flashing, siding, soffit, gutter, eavestrough, drip edge, steel stud', '#ANSI_CUT, siding'],
	['knife, blade, razor, box cutter, burr, sharp edge, sharp', '#ANSI_CUT, blade'],
	['steel strapping, steel strap, metal strapping, banding', '#ANSI_CUT'],
	['garbage, trash, waste, junk, recycling', 'recycling'],
	['scrap, scrapyard, scrap yard', 'scrap, recycling'],
	['fencer, fencing, fence, barbed wire, barbed, post, picket', 'fence, fencing'],
	// Machines.
	['mechanic, millwright, wrench, wrenching, engine, gearbox, nut, bolt', 'mechanic'],
	['garage, tire, tyre, lug nut, brake, oil change, transmission', 'mechanic, automotive'],
	['body shop, auto body', 'body'],
	['jackhammer, chipping hammer, compactor, plate tamper', 'vibration, hammer'],
	['excavator, mini excavator, bulldozer, backhoe, skid steer, heavy equipment, crane, forklift', 'operator'],
	['machinist, machining, press brake, bend, bending', 'press, shear'],
	// Loads.
	['shipping, receiving, warehouse, pallet, picker, box, carton, crate, stock room', 'warehousing'],
	['mover, moving, furniture, appliance, piano, couch', 'warehousing'],
	['courier, mail, mailman, postman, parcel', 'delivery, driver'],
	['trucker, trucking, truck driver, truck', 'driver'],
	['hitch, hitching, hooking up, towing, tow', 'driver, binders, chaining'],
	['tie down, ratchet, chain binder', 'strapping, binders, tarping'],
	['sling, hoist, winch, come along', 'rigger, rigging, sling'],
	['firewood, plank, lumber', 'timber, lumber, log'],
	// Building and land.
	[
		'roofing, roofer, carpenter, carpentry, mason, masonry, bricklayer, framer, framing, demolition, concrete, drywall, scaffold, scaffolding, labourer, laborer, renovation, contractor',
		'construction',
	],
	['plumber, plumbing', 'pipe, utilities'],
	['paving, asphalt, road, roadwork, flagger, traffic', 'municipal, hivis'],
	[
		'garden, gardening, gardener, landscaping, landscaper, yard work, brush clearing, weeding, pruning',
		'fence, agricultural, municipal',
	],
	['farrier, rancher, ranch, cattle, livestock, barn, farmer, farmhand, horse, hay, tractor', 'agricultural'],
	['hunting, hunter, trapper, trapping, sledding, sled', 'snowmobile, mitt'],
	['fishing, fisherman, deckhand', 'deckhands, waterproof, rubberized'],
	['boilermaker, boiler', 'vessel'],
	['oilfield, oil patch', 'oil'],
	['driller, drilling, roughneck', 'rig, oil'],
	['railing, handrail, gate, ornamental iron, ironwork', '#GMAW, #SMAW'],
];

/** What a job asks of a glove, as people say it. */
export const ENGLISH_NEEDS: TradeWords = [
	// Heat and light.
	['blacksmith, forge, forging, furnace, kiln, smelter', 'foundry, furnace, #ANSI_HEAT'],
	['burn, red hot, hot metal, hot steel, hot part, hot surface, exhaust, manifold', '#ANSI_HEAT, heat'],
	['night, dark, visible', 'hivis'],
	// Cold and water.
	[
		'shovelling, shoveling, shovel, snow, plowing, plow, snowplow, plough, snow blower',
		'winter, plow, waterproof',
	],
	['arctic, northern', 'winter, northern'],
	['frostbite, frostbitten, numb, chilly, cold snap', 'winter, thinsulate, insulated'],
	['december, january, february, november', 'winter, thinsulate, insulated'],
	['rain, rainy, moisture, slush, soaked, damp', 'waterproof, membrane'],
	['cold storage, walk in, cooler', 'winter, freezer, thinsulate'],
	// Blows.
	['pinch, crush, smash, bang, knuckle', '#impact, knuckle'],
	// Care, comfort and hands.
	['washable, launder', 'machine, wash'],
	['breathable, ventilated, sweat, sweating, sweaty', 'breathable, breathe, summer'],
	['elbow, elbow length, forearm, extra long, very long', 'gauntlet'],
	['tight space, tight spot, tight corner, confined space', 'access, tight'],
	['dexterity, feel, fingertip, precision', 'precision, feel, kid'],
	['lightweight, light weight, flexible, supple, nimble', 'light, supple, thin, kid'],
	['comfortable, comfort, comfy', 'soft, supple, foam'],
	['durable, durability, rugged, tough, hard wearing, long wearing, wear resistant', '#ANSI_ABR, doublepalm'],
	['wife, girlfriend, daughter, mom', 'women'],
];
