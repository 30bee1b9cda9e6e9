/** Welders' shop talk that changes no verdict, in both languages as spoken; see `harmless.ts`. */

const WELDS = `
fitup bevelling beveling bevel landing land gap root face cap capping hot pass fill filler weldout weldup overlay undercut undercutting
porosity porous slag inclusion inclusions lof lop overlap underfill concavity convexity toe toes throat reinforcement ripple
ripples dime dimes stack stacked walking cup coupon coupons bend bends strap straps nick break macro macros ut mt
pt rt vt nde ndt uts visual rejected reject rejects cutout cutouts repair repairs reweld backstep skip stitch stitches
intermittent continuous seal plug slot corner lap tee butt joint scarf openroot closed backing bar strip ring consumable
insert purge sugaring sugar haz interpass postheat pwht stress relief peen peening restart tiein tie runon runoff
tab tabs windage travel push angle weave whip oscillation manipulate crown buildup stringer tight
duty cycle inverter squarewave foot pedal amptrol remote trigger
liner drive spoolgun pushpull tip nozzle diffuser gooseneck collet backcap gaslens cup alumina pyrex
ceriated lanthanated thoriated zirconiated 2t 4t crater slope upslope downslope postflow preflow dig inductance hotstart
wirefeed suitcase feeder engine drive bobcat trailblazer ranger vantage powermig multimatic millermatic syncrowave
dynasty maxstar invertec idealarc sa200 pipeliner fox vulcan titanium yeswelder primeweld ahp lotos eastwood forney
lincoln miller esab hobart fronius kemppi ck hypertherm dynamics victor tweco bernard binzel abicor tregaskiss
weldcraft furick fupa optrel speedglas jackson savephace phantom viking harris smith walter pferd norton 3m dewalt makita milwaukee
metabo bosch hilti ridgid rigid ryobi porter stanley irwin knipex visegrip visegrips vicegrip klein snapon snap matco
mastercraft craftsman kobalt husky bessey jet baileigh scotchman piranha messer koike lindes airgas blueshield liquide
excalibur jetweld fleetweld murex pipeliner ultracore nr211 nr232 nr233 outershield superarc hobart tri mark corex
dualshield selectarc bohler oerlikon lastek castolin eutectic certanium muggy
er70s e71t er308 er309 er316 er4043 er5356 er80s ernicr
mild carbon low hi tensile hss tubing dom erw seamless cds hrs crs hotrolled coldrolled galv galvy galvanneal
weathered abrasion wear ar plate ar400 ar500 hardox weldox strenx domex stainless ferritic austenitic martensitic duplex
superduplex cast ductile malleable grey nodular chromoly chrome moly inconel incoloy monel hastelloy stellite
cupronickel bronze silicon everdur alumibronze muntz brass copper aluminum alum aly ally tempered temper
extrusion extruded extrusions billet bar flatbar roundbar squarebar hss channel cchannel ibeam hbeam wbeam wideflange angle
tread checker checkerplate checkered diamond diamondplate expanded grating perf corrugated sheet plate strip foil pipe tube square
round rectangular hex hexagonal flange weldneck slipon blind lapjoint reducing concentric eccentric olet sockolet weldolet
threadolet nipple coupling union cap stub stubend branch takeoff wye lateral saddle shoe dogleg offset spool isometric iso isos
sch40 sch80 sch10 xs xxs std nominal bores wallthickness ipe
jig jigs fixture fixtures clamp clamps cclamp cclamps strongback strongbacks dog dogs wedge wedges magnet magnets
square framing combination speed bevelgauge protractor dividers compass trammel plumb bob chalkline soapstone silverpencil
scribe scriber hilo gauge gauges calipers vernier micrometer feeler tape measure rule ruler
templates stands jackstands pipestands positioner positioners manipulator manipulators turntable bench table
gantry monorail chainfall comealong tirfor lever spreader beam shackle shackles turnbuckle turnbuckles eyebolt eyebolts
hook hooks sling slings softener softeners tagline taglines
ppe respirator papr halfmask earmuffs bib spats chaps apron cape sleeve sleeves cap caps helmet lens lenses shade autodark
autodarkening flipup cheater cheaters magnifier headgear sweatband screen screens curtain curtains blanket
`;

const UNITS = `
millimetre centimetre metre kilometre km inch foot feet yard mile miles acre acres hectare hectares gram grams ounce ounces oz pound
pounds ton tons tonne tonnes pounder litre litres liter liters gallon gallons cubic mph kph thou thous mil mils micron
microns min mins sec secs hr hrs yr yrs wk wks mo mos hz degree degrees deg degs dozen gross each ea pcs pc qty approx dia od id nps dn ipm
lipm lpm cfh scfh percent pct avg max min minimum maximum ish
`;

export const SHOP_WORDS = [WELDS, UNITS];
