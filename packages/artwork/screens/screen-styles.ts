/** The look of the app's screens: the site's own colours, and corners as round as a phone's. */
export const screenStyles = `
.app { position: relative; width: 360px; height: 760px; overflow: hidden; background: #fbf6ee; color: #2b2327; font: 500 15px/1.35 Jakarta }
.app * { margin: 0; box-sizing: border-box }
.app h2 { font: 700 17px/1.2 Bricolage }
.app svg { display: block; width: 26px; height: 26px }
.app .clock { position: absolute; z-index: 1; left: 28px; top: 15px; color: #fff; font: 700 13px/1 Jakarta }
.app header { height: 196px; padding: 64px 26px 0; border-radius: 0 0 32px 32px; background: radial-gradient(circle at 88% 0, #a32a49, #7a1730 62%); color: #fff }
.app header span { font: 700 23px/1.2 Bricolage }
.app header b { font: 700 27px/1.2 Bricolage }
.app .bar { width: 100%; height: 8px; border-radius: 8px; fill: #efe4d4 }
.app .bar .used { fill: #d9a13b }
.app .account { position: relative; display: grid; gap: 8px; margin: -84px 20px 0; padding: 20px; border-radius: 24px; background: #fff; box-shadow: 0 14px 34px #4e0e2024; color: #5b5257; font-size: 14px }
.app .account b { color: #2b2327; font: 700 30px/1.1 Bricolage }
.app .tiles { display: grid; grid-template-columns: repeat(3, 1fr); gap: 11px; padding: 18px 20px }
.app .tiles div { display: grid; justify-items: center; align-content: center; gap: 7px; height: 96px; border-radius: 19px; background: #fff; font-size: 12.5px; font-weight: 650; line-height: 1.15; text-align: center }
.app .tiles svg { width: 44px; height: 44px; padding: 9px; border-radius: 14px; color: #fff; background: #7a1730 }
.app .tiles div:nth-child(2) svg { background: #27496d }
.app .tiles div:nth-child(3) svg { background: #8a5a08 }
.app .tiles div:nth-child(4) svg { background: #1f5e5b }
.app .tiles div:nth-child(5) svg { background: #b5445c }
.app .tiles div:nth-child(6) svg { background: #6552a3 }
.app .rows { margin: 0 20px; padding: 15px 20px 6px; border-radius: 22px; background: #fff }
.app .rows p { display: flex; justify-content: space-between; padding: 10px 0; border-bottom: 1px solid #efe4d4 }
.app .rows p:last-child { border: 0 }
.app nav { position: absolute; inset: auto 0 0; display: flex; justify-content: space-around; padding: 14px 18px 30px; background: #fff; box-shadow: 0 -8px 28px #4e0e2012; color: #6e6468 }
.app nav svg:first-child { color: #7a1730 }
.app-budget .ring { position: relative; display: grid; place-items: center; width: 212px; height: 212px; margin: -88px auto 22px; border-radius: 50%; background: #fff; box-shadow: 0 14px 34px #4e0e2024 }
.app-budget .ring svg { width: 196px; height: 196px; fill: none; stroke: #efe4d4; stroke-width: 19; rotate: -90deg }
.app-budget .ring .used { stroke: #6552a3; stroke-linecap: round }
.app-budget .ring p { position: absolute; display: grid; justify-items: center; color: #5b5257; font-size: 13px }
.app-budget .ring b { color: #2b2327; font: 700 40px/1 Bricolage }
.app-budget header { height: 208px }
.app .purse { display: grid; grid-template-columns: 44px 1fr; gap: 14px; align-items: center; margin: 0 20px 11px; padding: 13px 16px; border-radius: 20px; background: #fff; font-weight: 650 }
.app .purse > svg { width: 44px; height: 44px; padding: 9px; border-radius: 14px; background: #e8e2f4; color: #6552a3 }
.app .purse p { display: flex; justify-content: space-between; margin-bottom: 7px }
.app .purse .used { fill: #6552a3 }
.app .behind::after { content: ""; position: absolute; inset: 0; background: #2e0913b8 }
.app .sheet { position: absolute; inset: auto 0 0; display: grid; gap: 14px; padding: 30px 26px 52px; border-radius: 32px 32px 0 0; background: #fff; font-size: 17px }
.app .sheet svg { width: 60px; height: 60px; padding: 13px; border-radius: 19px; background: #f6e3e7; color: #7a1730 }
.app .sheet h2 { font-size: 26px }
.app .answers { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin-top: 10px; text-align: center }
.app .answers b, .app .share { padding: 14px 4px; border: 2px solid #7a1730; border-radius: 15px; color: #7a1730; font-weight: 700 }
.app .done { display: grid; align-content: start; justify-items: center; gap: 8px; height: 396px; padding-top: 92px; border-radius: 0 0 36px 36px; background: radial-gradient(circle at 50% 20%, #3b8456, #2f6b43 70%); color: #fff }
.app .done svg { width: 96px; height: 96px }
.app .done h2 { font-size: 22px }
.app .done b { font: 700 46px/1.1 Bricolage }
.app .slip { margin-top: -46px; padding-block: 10px; box-shadow: 0 14px 34px #4e0e2024; font-size: 16px }
.app .slip p { padding: 15px 0 }
.app .go { position: relative; display: block; padding: 16px; border-radius: 16px; background: #7a1730; color: #fff; font-size: 18px; font-weight: 700; text-align: center }
.app .listing { display: grid; gap: 8px; padding: 84px 26px 18px; background: #fff }
.app .listing i svg { width: 92px; height: 92px; padding: 20px; border-radius: 24px; background: #7a1730; color: #f0c979 }
.app .listing h2 { font-size: 30px }
.app .listing .go { margin-top: 14px }
.app-store .clock { color: #2b2327 }
.app .fields { display: grid; gap: 16px; margin: -96px 20px 0; padding: 24px 20px; border-radius: 24px; background: #fff; box-shadow: 0 14px 34px #4e0e2024 }
.app .fields p { display: grid; gap: 6px; font-size: 16px }
.app .fields p b { padding: 14px; border: 2px solid #d8cdbd; border-radius: 14px; color: #5b5257; font-size: 16px }
.app-register header, .app-airtime header { height: 220px }
.app .share { display: block; margin: 22px 20px; text-align: center; font-size: 16px }`;
